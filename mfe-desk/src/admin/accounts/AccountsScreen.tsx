import { Link } from 'shared-contracts/router'
import { inWords, textOf } from '../text-of.ts'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'
import { Invitations } from './Invitations.tsx'
import { ROLE_CHOICES } from './roles.ts'

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'off', label: 'Off' },
]

export function AccountsScreen() {
  return (
    <Screen title="Accounts">
      <RecordList
        part="accounts"
        sort={{ field: 'name', order: 'ASC' }}
        filters={[
          { name: 'role', label: 'Role', choices: ROLE_CHOICES },
          { name: 'state', label: 'State', choices: STATES },
        ]}
        columns={[
          {
            source: 'name',
            label: 'Name',
            render: ({ id, name }) => <Link to={`/accounts/${id}`}>{textOf(name)}</Link>,
          },
          { source: 'username', label: 'Username', render: ({ username }) => textOf(username) },
          { source: 'role', label: 'Role', render: ({ role }) => inWords(role) },
          { source: 'state', label: 'State', render: ({ state }) => inWords(state) },
          {
            source: 'lastSignInAt',
            label: 'Last signed in',
            render: ({ lastSignInAt }) =>
              lastSignInAt ? new Date(textOf(lastSignInAt)).toLocaleString('en-GB') : 'Never',
          },
        ]}
        empty={{ title: 'No accounts', hint: 'Invite somebody below.' }}
      />
      <Invitations />
    </Screen>
  )
}
