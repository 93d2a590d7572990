import { INBOX_SORTS, INBOX_STATES } from 'shared-contracts/desk/inbox'
import { useSearchParams } from 'shared-contracts/router'
import { formatChoice, momentOf, textOf } from '../text-of.ts'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'
import { InboxLists } from './InboxLists.tsx'
import { factsOf, type InboxPart } from './inbox-part.ts'

/** Polling interval of an inbox list, in milliseconds. */
const REFETCH_MS = 15_000

const STATES = INBOX_STATES.map((state) => ({
  value: state,
  label: formatChoice(state),
}))

/** Received entries, newest first. Suspected spam is listed separately. */
export function InboxListScreen({ inbox }: { readonly inbox: InboxPart }) {
  const { part, title, singular } = inbox
  const [params] = useSearchParams()
  const isSuspected = params.get('suspected') === 'true'
  return (
    <Screen
      title={title}
      actions={<InboxLists inbox={inbox} current={isSuspected ? 'suspected' : 'inbox'} />}
    >
      <RecordList
        part={part}
        sorts={INBOX_SORTS}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filter={{ suspected: String(isSuspected) }}
        refetchInterval={REFETCH_MS}
        filters={[{ name: 'state', label: 'State', choices: STATES }]}
        columns={[
          {
            source: 'lastName',
            label: 'From',
            text: ({ firstName, lastName }) => `${textOf(firstName)} ${textOf(lastName)}`,
            pathOf: ({ id }) => `/${part}/${id}`,
          },
          {
            source: part === 'messages' ? 'subsidiary' : 'position',
            label: part === 'messages' ? 'About' : 'Position',
            text: (record) => factsOf(inbox, record)[0]?.[1] ?? '',
          },
          {
            source: 'createdAt',
            label: 'Received',
            text: ({ createdAt }) => momentOf(createdAt),
          },
          { source: 'state', label: 'State', text: ({ state }) => formatChoice(state) },
          {
            source: 'assignee',
            label: 'Assigned to',
            text: ({ assignee }) => textOf(assignee) || 'Nobody',
          },
        ]}
        empty={{ title: `No ${singular}s`, hint: 'New ones appear here by themselves.' }}
      />
    </Screen>
  )
}
