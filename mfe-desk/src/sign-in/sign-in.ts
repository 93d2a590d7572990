import { callDesk, DeskError } from '../desk-api/desk-api.ts'
import { doubt } from '../session/remembered.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly code?: string
}

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  /** The password is right; a one-time code is required too. */
  | { readonly kind: 'needs-code'; readonly message: string | null }
  | { readonly kind: 'refused'; readonly message: string }

const WRONG_CODE = 'This code is wrong or used. Enter the next one.'

/** Signs in with a password, and with a code where the account has one. */
export async function signIn(credentials: Credentials): Promise<SignInOutcome> {
  return outcomeOf(() => callDesk('session', { method: 'POST', body: credentials }), credentials)
}

/** Signs in with a passkey of this device, without a name or a password. */
export async function signInWithPasskey(): Promise<SignInOutcome> {
  return outcomeOf(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const options = await callDesk('session/passkey/options', { method: 'POST' })
    const response = await startAuthentication({
      // The browser validates the API's options.
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    })
    await callDesk('session/passkey', { method: 'POST', body: { response } })
  })
}

async function outcomeOf(
  call: () => Promise<unknown>,
  credentials?: Credentials,
): Promise<SignInOutcome> {
  doubt()
  try {
    await call()
    return { kind: 'signed-in' }
  } catch (error) {
    if (!(error instanceof DeskError))
      return { kind: 'refused', message: 'This device gave no passkey. Try again.' }
    if (!error.refusal.needsCode) return { kind: 'refused', message: error.message }
    // Only a person who has typed a code is told that it is wrong. The API's words are about the password.
    return { kind: 'needs-code', message: credentials?.code ? WRONG_CODE : null }
  }
}
