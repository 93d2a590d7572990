import { Injectable } from '@nestjs/common'
import * as v from 'valibot'
import { Sealer } from '../sealing/sealer.ts'
import type { Proof } from './identity-provider.ts'

/** Somebody has so long at the provider, in milliseconds. */
export const WAY_MS = 10 * 60_000

const PURPOSE = 'a way over the provider'

/** What somebody goes over the provider for. */
const Errand = v.variant('kind', [
  v.object({ kind: v.literal('sign-in') }),
  /** To link the own account; it is the session's that began it. */
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

/** Ways over the provider that have begun: each is kept sealed by the browser that began it, and by nobody else. */
@Injectable()
export class Ways {
  constructor(private readonly sealer: Sealer) {}

  seal(proof: Proof, errand: Errand): string {
    return this.sealer.seal(JSON.stringify({ proof, errand, until: Date.now() + WAY_MS }), PURPOSE)
  }

  /** Null for what this installation has not sealed, or that has taken too long. */
  open(sealed: string): { readonly proof: Proof; readonly errand: Errand } | null {
    const way = v.safeParse(
      v.pipe(v.string(), v.parseJson(), Way),
      this.sealer.open(sealed, PURPOSE),
    )
    return way.success && Date.now() < way.output.until ? way.output : null
  }
}
