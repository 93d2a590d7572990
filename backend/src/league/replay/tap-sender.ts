import { setTimeout as wait } from 'node:timers/promises'
import { ErrorResponse } from 'shared-contracts/api/error'
import { ScoredMatch, TapsAnswer, type Tap } from 'shared-contracts/league/score'
import * as v from 'valibot'

/** Address and credentials for sending taps. */
export interface ApiAddress {
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
}

const CALL_LIMIT_MS = 10_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
/** An API that does not answer for this long is given up, in milliseconds. */
const AWAY_MS = 120_000

/** Sends a scorer's taps to a running API, and retries until it answers. */
export class TapSender {
  constructor(
    private readonly api: ApiAddress,
    private readonly slug: string,
    private readonly signal: AbortSignal,
  ) {}

  open(): Promise<ScoredMatch> {
    return this.call('', ScoredMatch)
  }

  /** @throws Error with the API's message when it refuses the call, or when it does not answer. */
  send(taps: readonly Tap[]): Promise<TapsAnswer> {
    return this.call('/taps', TapsAnswer, JSON.stringify({ taps }))
  }

  private async call<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    body?: string,
  ): Promise<v.InferOutput<Schema>> {
    const until = performance.now() + AWAY_MS
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const response = await this.attempt(path, body)
      if (response?.ok) return v.parse(schema, await response.json())
      if (response && response.status < 500 && response.status !== 429)
        throw await refusal(response)
      if (performance.now() > until) throw new Error(`${this.api.origin} does not answer`)
      await wait(pause, undefined, { signal: this.signal })
    }
  }

  /** @returns undefined when there is no answer. */
  private async attempt(path: string, body: string | undefined): Promise<Response | undefined> {
    const { origin, headers } = this.api
    const signal = AbortSignal.any([this.signal, AbortSignal.timeout(CALL_LIMIT_MS)])
    try {
      return await fetch(`${origin}/api/desk/score/${this.slug}${path}`, {
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { method: 'POST', body }),
        redirect: 'error',
        signal,
      })
    } catch (error) {
      if (this.signal.aborted) throw error
      return undefined
    }
  }
}

async function refusal(response: Response): Promise<Error> {
  const answer: unknown = await response.json().catch(() => undefined)
  const words = v.is(ErrorResponse, answer) ? answer.message : response.statusText
  return new Error(`the API refuses the taps: ${response.status} ${words}`)
}
