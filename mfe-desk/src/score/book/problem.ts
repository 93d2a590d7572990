import { DeskError } from '../../desk-api/desk-api.ts'

/** Reason why taps have not reached the server. They stay on the phone in any case. */
export type Problem =
  | { readonly kind: 'no-network' }
  /** The session has ended, or somebody else is signed in. */
  | { readonly kind: 'signed-out' }
  /** The match is assigned to somebody else, or is not scored at all. */
  | { readonly kind: 'not-yours'; readonly message: string }
  | { readonly kind: 'server'; readonly message: string }

export function problemOf(error: unknown): Problem {
  if (!(error instanceof DeskError))
    return { kind: 'server', message: 'The answer was not understood. Load the page again.' }
  const { status, message } = error
  if (status === 401) return { kind: 'signed-out' }
  if ([403, 404, 409].includes(status)) return { kind: 'not-yours', message }
  return status === 0 ? { kind: 'no-network' } : { kind: 'server', message }
}
