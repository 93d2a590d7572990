import { createContext, use } from 'react'
import type { DeskSession, SignInWays } from 'shared-contracts/desk/account'
import type { CallDesk } from '../desk-api/desk-api.ts'

export type SessionState =
  /** Not asked yet, as on every page that a server renders. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out'; readonly provider: SignInWays['provider'] }
  | {
      readonly kind: 'signed-in'
      readonly session: DeskSession
      /** The session ended in the middle of the work: signing in again goes on with it. */
      readonly isInterrupted: boolean
    }

export interface SessionContext {
  readonly state: SessionState
  /** Calls the API; where the session has ended, the call waits until somebody has signed in again. */
  readonly call: CallDesk
  /** Asks who is signed in: after a sign-in, and to try again. */
  readonly refresh: () => Promise<void>
  /** Gives up the calls that wait for a sign-in. */
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

/** The session of who is signed in. @throws Error where nobody is. */
export function useSignedIn(): DeskSession {
  const { state } = useSession()
  if (state.kind !== 'signed-in') throw new Error('useSignedIn was called without a session')
  return state.session
}
