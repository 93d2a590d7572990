import { useQuery } from '@tanstack/react-query'
import { OwnSession } from 'shared-contracts/desk/account'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { Muted, Row, Title } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useSession } from '../../session/session-context.ts'
import { Part } from '../form/form-sheet.ts'
import { useSubmit } from '../form/use-submit.ts'
import { NotLoaded } from '../screen/NotLoaded.tsx'

/** The API responds with a list, or with one page of it. */
const OwnSessionList = v.union([
  v.array(OwnSession),
  v.pipe(
    v.object({ items: v.array(OwnSession) }),
    v.transform(({ items }) => items),
  ),
])

/** The person's open sessions; each can be ended here. */
export function OwnSessions() {
  const { call } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => v.parse(OwnSessionList, await call('sessions')),
  })
  return (
    <Part aria-label="Sessions">
      <Title>Sessions</Title>
      {(error ?? !data) && (
        <NotLoaded what="Your sessions" error={error} onRetry={() => void refetch()} />
      )}
      {data?.map((session) => (
        <Session key={session.id} session={session} onEnded={() => void refetch()} />
      ))}
    </Part>
  )
}

interface SessionProps {
  readonly session: OwnSession
  readonly onEnded: () => void
}

function Session({ session, onEnded }: SessionProps) {
  const { call } = useSession()
  const { isBusy, submit } = useSubmit(async () => {
    await call(`sessions/${session.id}`, { method: 'DELETE' })
    onEnded()
  }, 'The session is ended')
  const { browser, address, lastUsedAt, isCurrent } = session
  return (
    <Row>
      <span>
        {browser}, {address}, last used {formatLocalMoment(lastUsedAt)}
      </span>
      {isCurrent ? (
        <Muted>This one</Muted>
      ) : (
        <ActionButton look="outline" size="small" disabled={isBusy} onClick={() => void submit()}>
          End the session on {browser}
        </ActionButton>
      )}
    </Row>
  )
}
