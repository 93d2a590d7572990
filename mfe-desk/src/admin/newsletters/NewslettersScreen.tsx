import { NEWSLETTERS } from 'shared-contracts/api/newsletter'
import { SUBSCRIBER_SORTS } from 'shared-contracts/desk/inbox'
import { dayOf, formatChoice, textOf } from '../text-of.ts'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'

const LISTS = NEWSLETTERS.map((list) => ({ value: list, label: formatChoice(list) }))
const STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'left', label: 'Left' },
]

export function NewslettersScreen() {
  return (
    <Screen title="Newsletters">
      <RecordList
        part="newsletters"
        sorts={SUBSCRIBER_SORTS}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={[
          { name: 'list', label: 'List', choices: LISTS },
          { name: 'state', label: 'State', choices: STATES },
        ]}
        columns={[
          { source: 'email', label: 'Email', text: ({ email }) => textOf(email) },
          { source: 'list', label: 'List', text: ({ list }) => formatChoice(list) },
          { source: 'state', label: 'State', text: ({ state }) => formatChoice(state) },
          { source: 'createdAt', label: 'Since', text: ({ createdAt }) => dayOf(createdAt) },
        ]}
        empty={{ title: 'No subscribers yet', hint: 'They subscribe at the foot of the sites.' }}
      />
    </Screen>
  )
}
