import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ScoredMatch, TapsAnswer, type Tap } from 'shared-contracts/league/score'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import * as v from 'valibot'

/** Timeout of a call, which is retried after a pause, in milliseconds. */
const TIMEOUT_MS = 10_000
const PAUSE_MS = 300

/** Most taps in one call, so that a broken connection does not lose a long queue. */
const AT_ONCE = 20

/** A new tap, without its id and time. */
export type NewTap = Tap extends infer One
  ? One extends Tap
    ? Omit<One, 'id' | 'at'>
    : never
  : never

/** A scorer's phone: queues taps in order, and sends them until the server has confirmed the outcome of each. */
export class Scorer {
  /** Ids of all taps, in order. */
  readonly tapped: string[] = []
  /** Outcomes reported by the server. */
  readonly outcomes = new Map<string, string>()
  /** Number of retried calls. */
  repeats = 0
  private readonly waiting: Tap[] = []
  private sending: Promise<void> | null = null

  private constructor(
    /** Origin of the calls, which may be a bad connection. */
    private readonly origin: string,
    private readonly match: string,
    private readonly cookie: string,
  ) {}

  /** Takes the invitation of the first administrator, who may score every match. */
  static async signIn(
    origin: string,
    { folder, match, through = origin }: { folder: string; match: string; through?: string },
  ): Promise<Scorer> {
    const invitation = (await readFile(join(folder, 'desk-invitation'), 'utf8')).trim()
    const token = new URL(invitation).searchParams.get('token')
    const answer = await fetch(`${origin}/api/desk/invitation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ token, name: 'Touchline', username: 'touchline' },
        password: 'a line of chalk on grass',
      }),
    })
    if (!answer.ok) throw new Error(`The invitation was not taken: ${await answer.text()}`)
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    return new Scorer(through, match, cookies.join('; '))
  }

  /** Queues a tap and starts sending. @returns the tap's id. */
  tap(tap: NewTap): string {
    const id = randomUUID()
    this.tapped.push(id)
    this.waiting.push({ ...tap, id, at: new Date().toISOString() })
    this.sending ??= this.send().finally(() => {
      this.sending = null
    })
    return id
  }

  /** Taps an event that is not a duplicate of a similar one tapped by somebody else. */
  event(type: MatchEventType, side: Side | null = null): string {
    const nobody = { player: null, related: null, note: '' }
    return this.tap({ kind: 'event', type, side, ...nobody, isAnother: side !== null })
  }

  /** Resolves when the server has reported the outcome of every tap. */
  async sent(): Promise<void> {
    while (this.sending) await this.sending
  }

  /** Returns the match as the server knows it, with retries until it answers. */
  async known(): Promise<ScoredMatch> {
    for (;;) {
      try {
        return v.parse(ScoredMatch, await (await this.call('')).json())
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }

  private async send(): Promise<void> {
    while (this.waiting.length > 0) {
      const taps = this.waiting.slice(0, AT_ONCE)
      try {
        const answer = await this.call('/taps', { taps })
        const { outcomes } = v.parse(TapsAnswer, await answer.json())
        for (const { id, outcome } of outcomes) this.outcomes.set(id, outcome)
        this.waiting.splice(0, taps.length)
      } catch {
        this.repeats += 1
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }

  private async call(path: string, body?: object): Promise<Response> {
    const answer = await fetch(`${this.origin}/api/desk/score/${this.match}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return answer
  }
}
