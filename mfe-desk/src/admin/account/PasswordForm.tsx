import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Muted, Title } from 'shared-ui'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useSession, useSignedIn } from '../../session/session-context.ts'
import { FormSheet, Part } from '../form/form-sheet.ts'
import { TextField } from '../form/TextField.tsx'
import { useSubmit } from '../form/use-submit.ts'

export function PasswordForm() {
  const { call } = useSession()
  const { account } = useSignedIn()
  const queries = useQueryClient()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    await call('account/password', { method: 'POST', body: { current, next } })
    setCurrent('')
    setNext('')
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }, 'Your password is changed')
  return (
    <Part aria-label="Password">
      <Title>Password</Title>
      <Muted>Changing it ends all of your other sessions.</Muted>
      <FormSheet noValidate onSubmit={onSubmit}>
        {/* Password managers store the new password under this name. */}
        <input type="text" hidden readOnly autoComplete="username" value={account.username} />
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={errors['current']}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters"
          value={next}
          onChange={setNext}
          error={errors['next']}
        />
        <ActionButton type="submit" disabled={isBusy}>
          Change password
        </ActionButton>
      </FormSheet>
    </Part>
  )
}
