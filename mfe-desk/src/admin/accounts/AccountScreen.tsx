import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Account } from 'shared-contracts/desk/account'
import { Button, Message, Muted } from 'shared-ui'
import * as v from 'valibot'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskData } from '../data/use-desk.ts'
import { ChoiceField } from '../form/ChoiceField.tsx'
import { FormSheet } from '../form/form-sheet.ts'
import { TextField } from '../form/TextField.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { Screen } from '../screen/Screen.tsx'
import { UnsavedGuard } from '../screen/UnsavedGuard.tsx'
import { Renewal } from './Renewal.tsx'
import { ROLE_CHOICES } from './roles.ts'

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'off', label: 'Off: nobody signs in with it' },
]

/** Changes an account, for administrators. */
export function AccountScreen({ id }: { readonly id: string }) {
  const { data, error, refetch } = useGetOne<DeskRecord & { id: string | number }>('accounts', {
    id,
  })
  const account = v.safeParse(Account, data)
  if (account.success)
    return (
      <AccountForm
        key={account.output.revision}
        account={account.output}
        onSaved={() => void refetch()}
      />
    )
  return (
    <Screen title="Accounts">
      {error && (
        <Message
          title="The account could not be loaded"
          hint={error.message}
          onRetry={() => void refetch()}
        />
      )}
    </Screen>
  )
}

interface AccountFormProps {
  readonly account: Account
  readonly onSaved: () => void
}

function AccountForm({ account, onSaved }: AccountFormProps) {
  const data = useDeskData()
  const [name, setName] = useState(account.name)
  const [role, setRole] = useState<string>(account.role)
  const [state, setState] = useState<string>(account.state)
  const isDirty = name !== account.name || role !== account.role || state !== account.state
  const { id, revision } = account
  const save = () =>
    data.update('accounts', {
      id,
      data: { name, role, state, revision },
      previousData: account,
    })
  const { errors, isBusy, onSubmit, submit } = useSubmit(async () => {
    await save()
    onSaved()
  }, 'Saved')
  return (
    <Screen title={account.name}>
      <Muted>
        Username {account.username}. {account.passkeys} passkeys,{' '}
        {account.hasTotp ? 'one-time codes' : 'no one-time codes'}
        {account.isLinked && ', linked to the provider'}.
      </Muted>
      <FormSheet noValidate onSubmit={onSubmit}>
        <TextField label="Name" value={name} onChange={setName} error={errors['name']} />
        <ChoiceField label="Role" value={role} choices={ROLE_CHOICES} onChange={setRole} />
        <ChoiceField label="State" value={state} choices={STATES} onChange={setState} />
        <Button type="submit" disabled={isBusy}>
          Save
        </Button>
      </FormSheet>
      <Renewal account={account} />
      <UnsavedGuard isDirty={isDirty} onSave={submit} />
    </Screen>
  )
}
