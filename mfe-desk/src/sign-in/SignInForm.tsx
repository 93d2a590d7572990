import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormFailure, FormField } from 'shared-ui'
import { ActionButton } from '../focus/ActionButton.tsx'
import { useFocusKept } from '../focus/use-focus-kept.ts'
import { messageOf } from '../desk-api/desk-api.ts'
import { doubt } from '../session/remembered.ts'
import { useSession } from '../session/session-context.ts'
import { Ways } from './sign-in-styles.ts'
import { signIn, signInWithPasskey, type SignInOutcome } from './sign-in.ts'
import { withoutSpaces } from './without-spaces.ts'

/** Sign-in with username and password, with a code if required, with a passkey, or with the organisation's provider. */
export function SignInForm() {
  const { refresh, state } = useSession()
  // The provider's sign-in leaves its page, which must not be the one with unfinished work.
  const isOverWork = state.kind === 'signed-in'
  const provider = isOverWork || state.kind === 'signed-out' ? state.provider : null
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const needsCode = outcome?.kind === 'needs-code'

  useEffect(() => {
    if (needsCode) form.current?.querySelector<HTMLElement>('[name="code"]')?.focus()
  }, [needsCode])

  /** Shows the desk after a sign-in. Over unfinished work the form stays if the desk does not answer. */
  const taken = async (outcome: SignInOutcome): Promise<SignInOutcome> => {
    if (outcome.kind !== 'signed-in') return outcome
    return refresh().then(
      () => outcome,
      (error: unknown) => ({ kind: 'refused', message: messageOf(error) }),
    )
  }

  const attempt = async (way: () => Promise<SignInOutcome>) => {
    setIsBusy(true)
    const next = await taken(await way())
    setIsBusy(false)
    // A refusal after a wrong code still asks for a code.
    setOutcome(
      needsCode && next.kind === 'refused' ? { kind: 'needs-code', message: next.message } : next,
    )
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    }
    const empty = ['username', 'password', ...(needsCode ? ['code'] : [])].filter(
      (name) => text(name).trim() === '',
    )
    setMissing(empty)
    if (empty.length > 0) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus()
      return
    }
    const code = withoutSpaces(text('code'))
    void attempt(() =>
      signIn({ username: text('username'), password: text('password'), ...(code && { code }) }),
    )
  }

  const message = outcome && outcome.kind !== 'signed-in' ? outcome.message : null
  return (
    <>
      <form ref={form} noValidate onSubmit={submit}>
        <FormField
          name="username"
          label="Username"
          autoComplete="username webauthn"
          error={missing.includes('username') ? 'Enter your username' : undefined}
        />
        <FormField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          error={missing.includes('password') ? 'Enter your password' : undefined}
        />
        {needsCode && (
          <FormField
            name="code"
            label="One-time code"
            autoComplete="one-time-code"
            hint="Six digits of your authenticator, or a recovery code"
            error={missing.includes('code') ? 'Enter the code' : undefined}
          />
        )}
        <div role="alert">{message && <FormFailure>{message}</FormFailure>}</div>
        <ActionButton type="submit" disabled={isBusy}>
          Sign in
        </ActionButton>
      </form>
      <Ways>
        <ActionButton
          look="outline"
          disabled={isBusy}
          onClick={() => void attempt(signInWithPasskey)}
        >
          Sign in with a passkey
        </ActionButton>
        {provider && (
          <ActionButton
            look="outline"
            disabled={isBusy}
            onClick={() => {
              doubt()
              if (isOverWork) window.open(provider.address, '_blank', 'noopener')
              else window.location.assign(provider.address)
            }}
          >
            {`Sign in with ${provider.name}${isOverWork ? ' in a new tab' : ''}`}
          </ActionButton>
        )}
      </Ways>
    </>
  )
}
