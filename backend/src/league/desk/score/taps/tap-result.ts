import type { Role } from 'shared-contracts/desk/roles'

/** Outcome of a tap. */
export type TapResult =
  | { readonly outcome: 'taken' }
  /** `sameAs`: id of the event that counts instead; null once the scorer has taken the double back. */
  | { readonly outcome: 'double'; readonly sameAs: string | null }
  | { readonly outcome: 'refused'; readonly reason: string }

export const TAKEN: TapResult = { outcome: 'taken' }

/** @param reason in words for the scorer. */
export const refused = (reason: string): TapResult => ({ outcome: 'refused', reason })

export const doubleOf = (sameAs: string): TapResult => ({ outcome: 'double', sameAs })

/** The scorer, and when the taps arrived. */
export interface TapContext {
  readonly userId: number
  /** Session of the scorer's phone. */
  readonly sessionId: number
  readonly role: Role
  readonly now: Date
}
