import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { InboxApplication, InboxMessage, type InboxState } from 'shared-contracts/desk/inbox'
import type { Role } from 'shared-contracts/desk/roles'
import { formatLocalMoment, formatShortDate } from 'shared-contracts/format/dates'
import { useNavigate } from 'shared-contracts/router'
import { Message, Muted, Row, Title } from 'shared-ui'
import * as v from 'valibot'
import { DeskError, messageOf } from '../../desk-api/desk-api.ts'
import { useSignedIn } from '../../session/session-context.ts'
import { formatChoice } from '../text-of.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import { useRecord } from '../data/use-record.ts'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { NotLoaded } from '../screen/NotLoaded.tsx'
import { Screen } from '../screen/Screen.tsx'
import { factsOf, type InboxPart } from './inbox-part.ts'
import { ReportedFact } from './ReportedFact.tsx'
import { PersonRequests } from './PersonRequests.tsx'
import { NO_MAIL, Thread } from './Thread.tsx'
import { WriteForm } from './WriteForm.tsx'

/** Polling interval of an open thread, in milliseconds: a colleague may answer too. */
const REFETCH_MS = 15_000

const ACTIONS: Readonly<Record<InboxState, readonly (readonly [InboxState, string])[]>> = {
  new: [
    ['open', 'Open'],
    ['closed', 'Close'],
  ],
  open: [['closed', 'Close']],
  closed: [['open', 'Open again']],
}

interface InboxScreenProps {
  readonly inbox: InboxPart
  readonly id: string
}

/** An entry from a visitor, and the work on it: state, assignment, notes and answers. */
export function InboxScreen({ inbox, id }: InboxScreenProps) {
  const { part, singular } = inbox
  const { data, error, refetch } = useRecord(part, id, { refetchInterval: REFETCH_MS })
  const parsed = v.safeParse(part === 'messages' ? InboxMessage : InboxApplication, data)
  // What was erased is shown no more.
  const isGone = error instanceof DeskError && error.status === 404
  if (parsed.success && !isGone)
    return (
      <Correspondence
        // What is typed belongs to this entry: a message and an application can have the same id.
        key={`${part}/${parsed.output.id}`}
        inbox={inbox}
        record={parsed.output}
        error={error}
        onReload={refetch}
      />
    )
  return (
    <Screen title={inbox.title}>
      {data && !error ? (
        <Message
          title={`The ${singular} could not be loaded`}
          hint="Its form is not known here."
          onRetry={() => void refetch()}
        />
      ) : (
        <NotLoaded what={`The ${singular}`} error={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  )
}

interface CorrespondenceProps {
  readonly inbox: InboxPart
  readonly record: InboxMessage | InboxApplication
  /** Why the record could not be loaded again: then it is the one of before. */
  readonly error: Error | null
  readonly onReload: () => Promise<unknown>
}

function Correspondence({ inbox, record, error, onReload }: CorrespondenceProps) {
  const { part, singular } = inbox
  const data = useDeskData()
  const tell = useTell()
  const { account } = useSignedIn()
  const { id, revision, state, assignee, thread = [], sendsMail = true } = record
  const [isBusy, setIsBusy] = useState(false)
  const [isErased, setIsErased] = useState(false)
  const navigate = useNavigate()
  // In an effect: by then no form asks about unsaved text, and a late answer leads nobody away from what they have
  // opened since.
  useEffect(() => {
    if (isErased) void navigate(`/${part}`)
  }, [isErased, navigate, part])
  if (isErased) return null

  const attempt = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setIsBusy(true)
    try {
      await work()
      tell.done(done)
      return true
    } catch (failure) {
      tell.failed('That did not work', failure)
      return false
    } finally {
      // Until then the record is the one of before, and another change of it would be refused.
      void onReload().finally(() => setIsBusy(false))
    }
  }
  const change = (changes: { state?: InboxState; assignee?: string | null }, done: string) =>
    attempt(
      () =>
        data.update(part, {
          id,
          data: { state, assignee, ...changes, revision },
          previousData: record,
        }),
      done,
    )
  const write =
    (name: 'notes' | 'replies', done: string) => (text: string, idempotencyKey: string) =>
      attempt(() => data.act(part, id, { name, revision, idempotencyKey, body: { text } }), done)

  return (
    <Screen
      title={`${record.firstName} ${record.lastName}`}
      actions={
        <>
          {ACTIONS[state].map(([next, label]) => (
            <ActionButton
              key={next}
              look="outline"
              disabled={isBusy}
              onClick={() => void change({ state: next }, `It is ${next} now`)}
            >
              {label}
            </ActionButton>
          ))}
          {assignee === account.name ? (
            <ActionButton
              look="outline"
              disabled={isBusy}
              onClick={() => void change({ assignee: null }, 'Nobody works on it')}
            >
              Give it back
            </ActionButton>
          ) : (
            <ActionButton
              look="outline"
              disabled={isBusy}
              onClick={() => void change({ assignee: account.name }, 'It is yours')}
            >
              Assign to me
            </ActionButton>
          )}
        </>
      }
    >
      {error && (
        <Message
          title={`This is the ${singular} of before`}
          hint={messageOf(error)}
          onRetry={() => void onReload()}
        />
      )}
      {record.suspicion && <Message title="It may be a program’s" hint={record.suspicion} />}
      <Facts>
        <Fact name="Email" text={record.email} />
        {factsOf(inbox, record).map(([name, text]) => (
          <Fact key={name} name={name} text={text || 'None'} />
        ))}
        <Fact name="Received" text={formatLocalMoment(record.createdAt)} />
        <Fact name="State" text={formatChoice(state)} />
        <Fact name="Assigned to" text={assignee ?? 'Nobody'} />
        <Fact name="Reference" text={record.reference ?? 'None'} />
      </Facts>
      <Muted>It is erased on {formatShortDate(record.keptUntil)}.</Muted>
      {'fact' in record && record.fact && (
        <ReportedFact
          message={record}
          onPublish={(text) =>
            attempt(
              () => data.act(part, id, { name: 'public-answer', revision, body: { text } }),
              text === null ? 'Nobody reads it any more' : 'Everybody can read it now',
            )
          }
        />
      )}
      <Title>What was done</Title>
      <Thread entries={thread} sendsMail={sendsMail} />
      <Row>
        <WriteForm
          label="Reply"
          hint={sendsMail ? `Goes to ${record.email} by mail` : `Waits: ${NO_MAIL}`}
          button="Send reply"
          onWrite={write(
            'replies',
            sendsMail ? 'The answer is on its way' : `The answer waits: ${NO_MAIL}`,
          )}
        />
        <WriteForm
          label="Note"
          hint="Stays at the desk"
          button="Add note"
          onWrite={write('notes', 'Noted')}
        />
      </Row>
      {mayErase(account.role) && (
        <PersonRequests inbox={inbox} email={record.email} onErased={() => setIsErased(true)} />
      )}
    </Screen>
  )
}

/** Erasing a person's data is reserved for roles that see every message. */
const mayErase = (role: Role) => role !== 'league-editor'

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: 10px 24px;
  grid-template-columns: minmax(90px, max-content) minmax(0, 1fr);

  dt {
    font-weight: 600;
    color: var(--text-muted);
  }
  dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
