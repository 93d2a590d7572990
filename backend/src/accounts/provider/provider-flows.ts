import { Injectable } from '@nestjs/common'
import * as v from 'valibot'
import { Sealer } from '../sealing/sealer.ts'
import type { Proof } from './identity-provider.ts'

/** Lifetime of a flow, which is the time that a person has at the provider, in milliseconds. */
export const FLOW_LIFETIME_MS = 10 * 60_000

const PURPOSE = 'a way over the provider'

/** Purpose of a flow through the provider. */
const Errand = v.variant('kind', [
  v.object({ kind: v.literal('sign-in') }),
  /** Links the account whose session started the flow. */
  v.object({ kind: v.literal('link'), accountId: v.number(), sessionId: v.number() }),
  v.object({
    kind: v.literal('invitation'),
    token: v.string(),
    name: v.string(),
    username: v.string(),
  }),
])
export type Errand = v.InferOutput<typeof Errand>

const Way = v.object({
  proof: v.object({ state: v.string(), nonce: v.string(), verifier: v.string() }),
  errand: Errand,
  until: v.number(),
})

/** Seals and opens flows through the provider. Only the browser that started a flow stores it, sealed. */
@Injectable()
export class ProviderFlows {
  constructor(private readonly sealer: Sealer) {}

  seal(proof: Proof, errand: Errand): string {
    return this.sealer.seal(
      JSON.stringify({ proof, errand, until: Date.now() + FLOW_LIFETIME_MS }),
      PURPOSE,
    )
  }

  /** Opens a flow. Null if this installation did not seal it, or it has expired. */
  open(sealed: string): { readonly proof: Proof; readonly errand: Errand } | null {
    const way = v.safeParse(
      v.pipe(v.string(), v.parseJson(), Way),
      this.sealer.open(sealed, PURPOSE),
    )
    return way.success && Date.now() < way.output.until ? way.output : null
  }
}
