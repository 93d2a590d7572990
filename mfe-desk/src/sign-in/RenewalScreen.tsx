import { useState, type FormEvent } from 'react'
import { RenewalAcceptance, RenewedAccount } from 'shared-contracts/desk/account'
import { Link } from 'shared-contracts/router'
import { FormFailure, FormField, Muted, PageTitle } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../action-button/ActionButton.tsx'
import { focusFirstInvalid } from '../action-button/focus-first-invalid.ts'
import { callDesk, DeskError, messageOf } from '../desk-api/desk-api.ts'
import { useSession } from '../session/session-context.ts'
import { useTitle } from '../site/use-title.ts'
import { Sheet } from './sign-in-styles.ts'
import { useOnce } from './use-once.ts'

/** The page of an administrator's link: its owner sets a new password, once. */
export function RenewalScreen() {
  useTitle('Renew your access')
  const token = useOnce('token')
  const { refresh } = useSession()
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [username, setUsername] = useState<string | null>(null)

  const renew = async (body: v.InferOutput<typeof RenewalAcceptance>) => {
    setIsBusy(true)
    setFailure(null)
    try {
      const answer = await callDesk('renewal', { method: 'POST', body })
      setUsername(v.parse(RenewedAccount, answer).username)
      // The account's session at this browser has ended.
      await refresh()
    } catch (reason) {
      const { fieldErrors = {} } = reason instanceof DeskError ? reason.refusal : {}
      const found = fieldErrors['password']?.[0]
      setError(found)
      if (found) focusFirstInvalid()
      else setFailure(messageOf(reason))
    } finally {
      setIsBusy(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = { token, ...Object.fromEntries(new FormData(event.currentTarget)) }
    const result = v.safeParse(RenewalAcceptance, typed)
    setError(result.success ? undefined : result.issues[0].message)
    if (result.success) void renew(result.output)
    else focusFirstInvalid()
  }

  if (username !== null)
    return (
      <Sheet>
        <PageTitle>Your access is renewed</PageTitle>
        <p role="status">
          Your username is {username}. <Link to="/">Sign in</Link> with the new password.
        </p>
      </Sheet>
    )
  return (
    <Sheet>
      <PageTitle>Renew your access</PageTitle>
      <Muted>
        {token === ''
          ? 'Open the whole address that you were given.'
          : 'Choose a new password. You are then signed out everywhere else.'}
      </Muted>
      <form noValidate onSubmit={submit}>
        <FormField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters"
          error={error}
          isRequired
        />
        <div role="alert">{failure && <FormFailure>{failure}</FormFailure>}</div>
        <ActionButton type="submit" disabled={isBusy || token === ''}>
          Set the password
        </ActionButton>
      </form>
    </Sheet>
  )
}
