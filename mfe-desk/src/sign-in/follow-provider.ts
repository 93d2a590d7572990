import { ProviderStart } from 'shared-contracts/desk/account'
import * as v from 'valibot'
import { doubt } from '../session/remembered.ts'

/** Leaves the desk for the organisation's provider, which sends the browser back. */
export function followProvider(answer: unknown): void {
  doubt()
  window.location.assign(v.parse(ProviderStart, answer).address)
}
