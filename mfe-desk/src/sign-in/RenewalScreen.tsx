import { useRef, useState, type FormEvent } from 'react'
import { RenewalAcceptance, RenewedAccount } from 'shared-contracts/desk/account'
import { Link } from 'shared-contracts/router'
import { FormFailure, FormField, Muted, PageTitle } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../focus/ActionButton.tsx'
import { focusFirstInvalid } from '../focus/focus-first-invalid.ts'
import { useFocusKept } from '../focus/use-focus-kept.ts'
import { callDesk, DeskError, messageOf } from '../desk-api/desk-api.ts'
import { useSession } from '../session/session-context.ts'
import { useTitle } from '../site/use-title.ts'
import { Sheet } from './sign-in-styles.ts'
import { useOnce } from './use-once.ts'

/** The page of an administrator's link: its owner sets a new password, once. */
export function RenewalScreen() {
  useTitle('Renew your access')
  const token = useOnce('token')
  const [username, setUsername] = useState<string | null>(null)
  return (
    <Sheet>
      <PageTitle>{username === null ? 'Renew your access' : 'Your access is renewed'}</PageTitle>
      {username === null ? (
        <RenewalForm token={token} onRenewed={setUsername} />
      ) : (
        <p role="status">
          Your username is {username}. <Link to="/">Sign in</Link> with the new password.
        </p>
      )}
    </Sheet>
  )
}

interface RenewalFormProps {
  readonly token: string
  /** Receives the account's username. */
  readonly onRenewed: (username: string) => void
}

function RenewalForm({ token, onRenewed }: RenewalFormProps) {
  const { refresh } = useSession()
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const renew = async (body: v.InferOutput<typeof RenewalAcceptance>) => {
    setIsBusy(true)
    setFailure(null)
    try {
      const answer = await callDesk('renewal', { method: 'POST', body })
      onRenewed(v.parse(RenewedAccount, answer).username)
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

  return (
    <>
      <Muted>
        {token === ''
          ? 'Open the whole address that you were given.'
          : 'Choose a new password. You are then signed out everywhere else.'}
      </Muted>
      <form ref={form} noValidate onSubmit={submit}>
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
    </>
  )
}
