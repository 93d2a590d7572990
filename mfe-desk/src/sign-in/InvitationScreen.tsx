import { useRef, useState, type FormEvent } from 'react'
import { InvitationAcceptance, ProviderInvitationAcceptance } from 'shared-contracts/desk/account'
import { useNavigate } from 'shared-contracts/router'
import { FormFailure, FormField, Muted, PageTitle } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../focus/ActionButton.tsx'
import { focusFirstInvalid } from '../focus/focus-first-invalid.ts'
import { useFocusKept } from '../focus/use-focus-kept.ts'
import { callDesk, DeskError, messageOf } from '../desk-api/desk-api.ts'
import { doubt } from '../session/remembered.ts'
import { useSession } from '../session/session-context.ts'
import { useTitle } from '../site/use-title.ts'
import { followProvider } from './follow-provider.ts'
import { Sheet, Ways } from './sign-in-styles.ts'
import { useOnce } from './use-once.ts'

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'username', label: 'Username', autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 12 characters',
  },
] as const

type Errors = Readonly<Record<string, string | undefined>>

/** The page of an invitation: its token creates one account, once. */
export function InvitationScreen() {
  useTitle('Create your account')
  const { refresh, state } = useSession()
  const provider = state.kind === 'signed-out' ? state.provider : null
  const navigate = useNavigate()
  const token = useOnce('token')
  const sheet = useRef<HTMLElement>(null)
  useFocusKept(sheet)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const send = async (way: () => Promise<void>) => {
    setIsBusy(true)
    setFailure(null)
    try {
      await way()
    } catch (error) {
      const { fieldErrors = {} } = error instanceof DeskError ? error.refusal : {}
      const found = firstOf(fieldErrors)
      setErrors(found)
      if (FIELDS.some(({ name }) => found[name])) focusFirstInvalid()
      else setFailure(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  const create = (body: unknown) =>
    send(async () => {
      doubt()
      await callDesk('invitation', { method: 'POST', body })
      await refresh()
      await navigate('/', { replace: true })
    })
  const createOverProvider = (body: unknown) =>
    send(async () =>
      followProvider(await callDesk('invitation/provider', { method: 'POST', body })),
    )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = { token, ...Object.fromEntries(new FormData(event.currentTarget)) }
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const isOverProvider = button?.value === 'provider'
    const result = v.safeParse(
      isOverProvider ? ProviderInvitationAcceptance : InvitationAcceptance,
      typed,
    )
    if (result.success) {
      setErrors({})
      void (isOverProvider ? createOverProvider : create)(result.output)
      return
    }
    setErrors(firstOf(v.flatten(result.issues).nested ?? {}))
    focusFirstInvalid()
  }

  return (
    <Sheet ref={sheet}>
      <PageTitle>Create your account</PageTitle>
      {token === '' && (
        <Muted>Open the whole address of your invitation to create an account.</Muted>
      )}
      <form noValidate onSubmit={submit}>
        {FIELDS.map((field) => (
          <FormField key={field.name} {...field} error={errors[field.name]} isRequired />
        ))}
        <div role="alert">{failure && <FormFailure>{failure}</FormFailure>}</div>
        <ActionButton type="submit" disabled={isBusy || token === ''}>
          Create account
        </ActionButton>
        {provider && (
          <Ways>
            <Muted>Without a password, if the organisation knows you:</Muted>
            <ActionButton
              type="submit"
              look="outline"
              value="provider"
              disabled={isBusy || token === ''}
            >
              Continue with {provider.name}
            </ActionButton>
          </Ways>
        )}
      </form>
    </Sheet>
  )
}

const firstOf = (errors: Readonly<Record<string, readonly string[] | undefined>>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages?.[0]]))
