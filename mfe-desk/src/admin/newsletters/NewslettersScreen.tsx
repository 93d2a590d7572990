import { NEWSLETTERS } from 'shared-contracts/api/newsletter'
import { inWords, textOf } from '../text-of.ts'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'

const LISTS = NEWSLETTERS.map((list) => ({ value: list, label: inWords(list) }))
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
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={[
          { name: 'list', label: 'List', choices: LISTS },
          { name: 'state', label: 'State', choices: STATES },
        ]}
        columns={[
          { source: 'email', label: 'Email', render: ({ email }) => textOf(email) },
          { source: 'list', label: 'List', render: ({ list }) => inWords(list) },
          { source: 'state', label: 'State', render: ({ state }) => inWords(state) },
          {
            source: 'createdAt',
            label: 'Since',
            render: ({ createdAt }) => new Date(textOf(createdAt)).toLocaleDateString('en-GB'),
          },
        ]}
        empty={{ title: 'No subscribers yet', hint: 'They subscribe at the foot of the sites.' }}
      />
    </Screen>
  )
}
