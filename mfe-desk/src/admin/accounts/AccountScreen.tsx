import { useState } from 'react'
import { Account } from 'shared-contracts/desk/account'
import { Muted } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { DeskError, isConflict } from '../../desk-api/desk-api.ts'
import { useDeskData } from '../data/use-desk.ts'
import { useRecord } from '../data/use-record.ts'
import { ChoiceField } from '../form/ChoiceField.tsx'
import { FormSheet } from '../form/form-sheet.ts'
import { TextField } from '../form/TextField.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { NotLoaded } from '../screen/NotLoaded.tsx'
import { Screen } from '../screen/Screen.tsx'
import { UnsavedGuard } from '../screen/UnsavedGuard.tsx'
import { counted, formatChoice } from '../text-of.ts'
import { Renewal } from './Renewal.tsx'
import { ROLE_CHOICES } from './roles.ts'

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'off', label: 'Off: nobody signs in with it' },
]

/** Changes an account, for administrators. */
export function AccountScreen({ id }: { readonly id: string }) {
  const { data, error, refetch } = useRecord('accounts', id)
  const account = v.safeParse(Account, data)
  if (account.success)
    return (
      <AccountForm
        key={account.output.id}
        account={account.output}
        onReload={async () => void (await refetch())}
      />
    )
  return (
    <Screen title="Accounts">
      <NotLoaded what="The account" error={error} onRetry={() => void refetch()} />
    </Screen>
  )
}

const FIELDS = ['name', 'role', 'state'] as const
type Field = (typeof FIELDS)[number]

interface AccountFormProps {
  readonly account: Account
  /** Resolves once the account is loaded as it is now. */
  readonly onReload: () => Promise<void>
}

function AccountForm({ account, onReload }: AccountFormProps) {
  const data = useDeskData()
  /** The fields that were changed here. The others follow the account, which somebody else may change. */
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const { id, revision, name, role, state } = account
  const values: Record<Field, string> = { name, role, state, ...typed }
  const isDirty = FIELDS.some((field) => values[field] !== account[field])
  const change = (field: Field) => (value: string) =>
    setTyped((before) => ({ ...before, [field]: value }))
  const { errors, isBusy, onSubmit, submit } = useSubmit(async () => {
    try {
      await data.update('accounts', { id, data: { ...values, revision }, previousData: account })
    } catch (error) {
      if (!isConflict(error)) throw error
      await onReload()
      throw new DeskError(error.status, {
        ...error.refusal,
        fieldErrors: clashesOf(typed, account, error.refusal.current),
      })
    }
    await onReload()
    // What was typed meanwhile stays.
    setTyped((now) =>
      Object.fromEntries(
        FIELDS.flatMap((field) => {
          const value = now[field]
          return value === undefined || value === values[field] ? [] : [[field, value]]
        }),
      ),
    )
  }, 'Saved')
  return (
    <Screen title={account.name}>
      <Muted>
        Username {account.username}. {counted(account.passkeys, 'passkey')},{' '}
        {account.hasTotp ? 'one-time codes' : 'no one-time codes'}
        {account.isLinked && ', linked to the provider'}.
      </Muted>
      <FormSheet noValidate onSubmit={onSubmit}>
        <TextField
          label="Name"
          value={values.name}
          onChange={change('name')}
          error={errors['name']}
        />
        <ChoiceField
          label="Role"
          value={values.role}
          choices={ROLE_CHOICES}
          error={errors['role']}
          onChange={change('role')}
        />
        <ChoiceField
          label="State"
          value={values.state}
          choices={STATES}
          error={errors['state']}
          onChange={change('state')}
        />
        <ActionButton type="submit" disabled={isBusy}>
          Save
        </ActionButton>
      </FormSheet>
      <Renewal account={account} />
      <UnsavedGuard isDirty={isDirty} onSave={submit} />
    </Screen>
  )
}

/** Says beside each typed field what somebody else has saved there meanwhile: the next save would replace it. */
function clashesOf(
  typed: Partial<Record<Field, string>>,
  before: Account,
  current: unknown,
): Record<string, string[]> {
  if (!v.is(Account, current)) return {}
  const clashes = FIELDS.filter(
    (field) =>
      typed[field] !== undefined &&
      current[field] !== before[field] &&
      current[field] !== typed[field],
  )
  return Object.fromEntries(
    clashes.map((field) => [field, [`It is now ${wordsOf(current, field)}. Save to replace it`]]),
  )
}

const wordsOf = (account: Account, field: Field) =>
  field === 'name' ? account.name : formatChoice(account[field])
