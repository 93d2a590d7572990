import { INBOX_STATES } from 'shared-contracts/desk/inbox'
import { Link, useSearchParams } from 'shared-contracts/router'
import { Row } from 'shared-ui'
import { inWords, textOf } from '../text-of.ts'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'
import type { InboxPart } from './inbox-part.ts'

/** How often a list of what arrives is asked anew, in milliseconds. */
const REFETCH_MS = 15_000

const STATES = INBOX_STATES.map((state) => ({
  value: state,
  label: inWords(state),
}))

/** What arrived, newest first. What may be a program's lies apart. */
export function InboxListScreen({ inbox }: { readonly inbox: InboxPart }) {
  const { part, title, singular } = inbox
  const [params] = useSearchParams()
  const isSuspected = params.get('suspected') === 'true'
  return (
    <Screen
      title={title}
      actions={
        <Row as="nav" aria-label={title}>
          <Link to={`/${part}`} aria-current={isSuspected ? undefined : 'page'}>
            Inbox
          </Link>
          <Link to={`/${part}?suspected=true`} aria-current={isSuspected ? 'page' : undefined}>
            Suspected
          </Link>
        </Row>
      }
    >
      <RecordList
        part={part}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filter={{ suspected: String(isSuspected) }}
        refetchInterval={REFETCH_MS}
        filters={[{ name: 'state', label: 'State', choices: STATES }]}
        columns={[
          {
            source: 'lastName',
            label: 'From',
            render: ({ id, firstName, lastName }) => (
              <Link to={`/${part}/${id}`}>
                {textOf(firstName)} {textOf(lastName)}
              </Link>
            ),
          },
          {
            source: part === 'messages' ? 'subsidiary' : 'position',
            label: part === 'messages' ? 'Subsidiary' : 'Position',
            render: (record) => textOf(record[part === 'messages' ? 'subsidiary' : 'position']),
          },
          {
            source: 'createdAt',
            label: 'Received',
            render: ({ createdAt }) => new Date(textOf(createdAt)).toLocaleString('en-GB'),
          },
          { source: 'state', label: 'State', render: ({ state }) => inWords(state) },
          {
            source: 'assignee',
            label: 'Assigned to',
            render: ({ assignee }) => textOf(assignee) || 'Nobody',
          },
        ]}
        empty={{ title: `No ${singular}s`, hint: 'New ones appear here by themselves.' }}
      />
    </Screen>
  )
}
