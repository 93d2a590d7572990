import { isDeepStrictEqual } from 'node:util'
import { applyLiveMessage } from 'shared-contracts/league/apply-live-message'
import type { LiveMessage } from 'shared-contracts/league/live-message'
import { followsFromEvents } from 'shared-contracts/league/live-standing'
import type { LiveState } from 'shared-contracts/league/match-stream'
import { encodeMessage } from './encode-message.ts'

/** A message that a listener who was away may have missed. */
interface Kept {
  readonly sequence: number
  readonly bytes: Buffer
}

/** A message with a number of its own. */
export type NumberedMessage = Exclude<LiveMessage, { name: 'state' | 'clock' }>

const NOTHING = Buffer.alloc(0)

/** A match that somebody listens to: its state, and the messages that led to it, ready to be sent. */
export class HeldMatch {
  private current: LiveState
  private kept: Kept[]
  /** Who knows this sequence or a later one needs no whole state. */
  private resumableFrom: number
  /** Milliseconds by which the server's clock, as the state tells it, is ahead of this machine's. */
  private ahead: number

  /**
   * @param messages that led to the state, as far as they are known, the oldest first.
   * @param resumableFrom the sequence after which they tell everything.
   */
  constructor(
    state: LiveState,
    messages: readonly NumberedMessage[] = [],
    resumableFrom = state.sequence,
  ) {
    this.current = state
    this.kept = messages.map(keep)
    // Somebody entered another score or status: who was away may not have heard of it.
    this.resumableFrom = followsFromEvents(state) ? resumableFrom : state.sequence + 1
    this.ahead = aheadOf(state.now)
  }

  get state(): LiveState {
    return this.current
  }

  /**
   * What somebody begins with: the messages after the one that it knows, or the whole state where those do not tell
   * everything or would be longer.
   *
   * @param after the sequence of the last message that it has; null for none.
   */
  begin(after: number | null): Buffer {
    const whole = this.whole()
    const { sequence, clock } = this.current
    if (after === null || after < this.resumableFrom || after > sequence) return whole
    const missed = this.kept.filter((kept) => kept.sequence > after).map(({ bytes }) => bytes)
    const last = clock ? [encode({ name: 'clock', data: { clock, now: this.now() } })] : []
    const messages = Buffer.concat([...missed, ...last])
    return messages.length < whole.length ? messages : whole
  }

  /**
   * Takes a message in.
   *
   * @returns what those who listen need to be sent, which is nothing for what they know; null where a message is
   * missing in between.
   */
  take(message: LiveMessage): Buffer | null {
    const before = this.current
    const after = applyLiveMessage(before, message)
    if (after === null) return null
    this.current = after
    if (message.name === 'state' || message.name === 'clock') this.ahead = aheadOf(after.now)
    if (after === before || isSame(before, after)) return NOTHING
    if (message.name === 'state') {
      this.kept = []
      // Who knows the sequence may have it from the state that this one replaces.
      this.resumableFrom = after.sequence > before.sequence ? after.sequence : after.sequence + 1
    } else if (message.name !== 'clock') this.kept.push(keep(message))
    return encode(message)
  }

  /**
   * Brings the match to a state that was read anew.
   *
   * @param messages that led to it from any earlier one.
   * @returns what those who listen need to be sent: the new messages, or the whole state where those do not lead to
   * it or would be longer.
   */
  advance(fresh: LiveState, messages: readonly NumberedMessage[]): Buffer {
    const news = messages.filter(({ data }) => data.sequence > this.current.sequence)
    const led = news.reduce<LiveState | null>(applyLiveMessage, this.current)
    const clock: LiveMessage = { name: 'clock', data: { clock: fresh.clock, now: fresh.now } }
    const steps = isDeepStrictEqual(led?.clock, fresh.clock) ? news : [...news, clock]
    const isLed = led !== null && isSame({ ...led, clock: fresh.clock }, fresh)
    const size = steps.reduce((sum, step) => sum + encode(step).length, 0)
    const whole: LiveMessage = { name: 'state', data: fresh }
    const taken = isLed && size <= encode(whole).length ? steps : [whole]
    return Buffer.concat(taken.map((message) => this.take(message) ?? NOTHING))
  }

  private whole(): Buffer {
    return encode({ name: 'state', data: { ...this.current, now: this.now() } })
  }

  private now(): string {
    return new Date(Date.now() + this.ahead).toISOString()
  }
}

const aheadOf = (now: string) => Date.parse(now) - Date.now()

const isSame = (one: LiveState, other: LiveState) =>
  isDeepStrictEqual({ ...one, now: '' }, { ...other, now: '' })

/** The bytes of a message; one with a number has it as its id. */
export function encode({ name, data }: LiveMessage): Buffer {
  return encodeMessage({ event: name, data, ...('sequence' in data && { id: data.sequence }) })
}

const keep = (message: NumberedMessage): Kept => ({
  sequence: message.data.sequence,
  bytes: encode(message),
})
