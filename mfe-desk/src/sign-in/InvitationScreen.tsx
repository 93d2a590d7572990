import { useEffect, useState, type FormEvent } from 'react'
import { InvitationAcceptance } from 'shared-contracts/desk/account'
import { useNavigate, useSearchParams } from 'shared-contracts/router'
import { Button, FormFailure, FormField, Muted, PageTitle } from 'shared-ui'
import * as v from 'valibot'
import { callDesk, DeskError, messageOf } from '../desk-api/desk-api.ts'
import { useSession } from '../session/session-context.ts'
import { Sheet } from './sign-in-styles.ts'

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

/** Where an invitation leads: its token makes one account, once. */
export function InvitationScreen() {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const token = useToken()
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const create = async (body: v.InferOutput<typeof InvitationAcceptance>) => {
    setIsBusy(true)
    setFailure(null)
    try {
      await callDesk('invitation', { method: 'POST', body })
      await refresh()
      await navigate('/', { replace: true })
    } catch (error) {
      const { fieldErrors = {} } = error instanceof DeskError ? error.refusal : {}
      setErrors(firstOf(fieldErrors))
      setFailure(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = { token, ...Object.fromEntries(new FormData(event.currentTarget)) }
    const result = v.safeParse(InvitationAcceptance, typed)
    if (result.success) {
      setErrors({})
      void create(result.output)
      return
    }
    const found = firstOf(v.flatten(result.issues).nested ?? {})
    setErrors(found)
    const first = FIELDS.find(({ name }) => found[name])
    event.currentTarget.querySelector<HTMLElement>(`[name="${first?.name}"]`)?.focus()
  }

  return (
    <Sheet>
      <PageTitle>Create your account</PageTitle>
      {token === '' && (
        <Muted>Open the whole address of your invitation to create an account.</Muted>
      )}
      <form noValidate onSubmit={submit}>
        {FIELDS.map((field) => (
          <FormField key={field.name} {...field} error={errors[field.name]} isRequired />
        ))}
        <div role="alert">{failure && <FormFailure>{failure}</FormFailure>}</div>
        <Button type="submit" disabled={isBusy || token === ''}>
          Create account
        </Button>
      </form>
    </Sheet>
  )
}

/** The token of the address, which leaves the address at once: nobody reads it over a shoulder or in a history. */
function useToken(): string {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('token') ?? ''
  const [token, setToken] = useState(inAddress)
  if (inAddress !== '' && inAddress !== token) setToken(inAddress)
  useEffect(() => {
    if (inAddress !== '') setParams({}, { replace: true })
  }, [inAddress, setParams])
  return token
}

const firstOf = (errors: Readonly<Record<string, readonly string[] | undefined>>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages?.[0]]))
