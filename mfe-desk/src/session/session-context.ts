import { createContext, use } from 'react'
import type { DeskSession, SignInWays } from 'shared-contracts/desk/account'
import type { CallDesk } from '../desk-api/desk-api.ts'

export type SessionState =
  /** Not loaded yet, as on every page that a server renders. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out'; readonly provider: SignInWays['provider'] }
  | {
      readonly kind: 'signed-in'
      readonly session: DeskSession
      readonly provider: SignInWays['provider']
      /** The session ended during the work, which continues after a new sign-in. */
      readonly isInterrupted: boolean
    }

export interface SessionContext {
  readonly state: SessionState
  /** Calls the API; if the session has ended, the call waits until somebody has signed in again. */
  readonly call: CallDesk
  /**
   * Reloads the session: after a sign-in, and to retry.
   *
   * @throws DeskError if the desk did not answer during interrupted work, which then stays as it is.
   */
  readonly refresh: () => Promise<void>
  /** Rejects the calls that wait for a sign-in, and discards the work. */
  readonly giveUp: () => void
  readonly signOut: () => Promise<void>
}

export const SessionContext = createContext<SessionContext | null>(null)

/** @throws Error outside the desk. */
export function useSession(): SessionContext {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession was called outside the desk')
  return session
}

/** Returns the current session. @throws Error if nobody is signed in. */
export function useSignedIn(): DeskSession {
  const { state } = useSession()
  if (state.kind !== 'signed-in') throw new Error('useSignedIn was called without a session')
  return state.session
}
