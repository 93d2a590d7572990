import { ACCOUNT_SORTS } from 'shared-contracts/desk/account'
import { formatChoice, momentOf, textOf } from '../text-of.ts'
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
        sorts={ACCOUNT_SORTS}
        sort={{ field: 'name', order: 'ASC' }}
        filters={[
          { name: 'role', label: 'Role', choices: ROLE_CHOICES },
          { name: 'state', label: 'State', choices: STATES },
        ]}
        columns={[
          {
            source: 'name',
            label: 'Name',
            text: ({ name }) => textOf(name),
            pathOf: ({ id }) => `/accounts/${id}`,
          },
          { source: 'username', label: 'Username', text: ({ username }) => textOf(username) },
          { source: 'role', label: 'Role', text: ({ role }) => formatChoice(role) },
          { source: 'state', label: 'State', text: ({ state }) => formatChoice(state) },
          {
            source: 'lastSignInAt',
            label: 'Last signed in',
            text: ({ lastSignInAt }) => momentOf(lastSignInAt) || 'Never',
          },
        ]}
        empty={{ title: 'No accounts', hint: 'Invite somebody below.' }}
      />
      <Invitations />
    </Screen>
  )
}
