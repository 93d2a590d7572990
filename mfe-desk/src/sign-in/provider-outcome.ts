import { ProviderOutcome } from 'shared-contracts/desk/account'
import * as v from 'valibot'

const WORDS: Readonly<Record<ProviderOutcome, string>> = {
  linked: 'You can now sign in over the provider.',
  unknown: 'No account of the desk is linked to you there. Sign in another way, and link it.',
  taken: 'It is linked to another account of the desk, or yours to somebody else there.',
  invitation: 'The invitation is used or over, or somebody else has the username.',
  refused: 'The provider did not say who you are. Try again.',
  unavailable: 'The provider does not answer. Try again, or sign in another way.',
}

/** Describes the outcome of the provider's sign-in; null if the address has none. */
export function outcomeInWords(outcome: string): string | null {
  return v.is(ProviderOutcome, outcome) ? WORDS[outcome] : null
}
