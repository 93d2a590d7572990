import { isDeepStrictEqual } from 'node:util'
import { applyLiveMessage } from 'shared-contracts/league/apply-live-message'
import type { LiveMessage } from 'shared-contracts/league/live-message'
import { followsFromEvents } from 'shared-contracts/league/live-standing'
import type { LiveState } from 'shared-contracts/league/match-stream'
import { encodeMessage } from './encode-message.ts'
import { ServerClock } from './server-clock.ts'

/** A message that a disconnected listener may have missed. */
interface Kept {
  readonly sequence: number
  readonly bytes: Buffer
}

/** A message with its own sequence number. */
export type NumberedMessage = Exclude<LiveMessage, { name: 'state' | 'clock' }>

const NOTHING = Buffer.alloc(0)

/** A match with listeners: its state, and the messages that led to it, ready to be sent. */
export class HeldMatch {
  private current: LiveState
  private kept: Kept[]
  /** A listener that has this sequence or a later one does not need the whole state. */
  private resumableFrom: number
  private readonly clock: ServerClock

  /**
   * @param messages that led to the state, as far as they are known, the oldest first.
   * @param resumableFrom the sequence after which they are complete.
   */
  constructor(
    state: LiveState,
    messages: readonly NumberedMessage[] = [],
    resumableFrom = state.sequence,
  ) {
    this.current = state
    this.kept = messages.map(keep)
    // Score or status were entered directly, so a disconnected listener may have missed them.
    this.resumableFrom = followsFromEvents(state) ? resumableFrom : state.sequence + 1
    this.clock = new ServerClock(state.now)
  }

  get state(): LiveState {
    return this.current
  }

  /**
   * Returns the bytes for a listener to start with: the messages after its last one, or the whole state if those
   * are incomplete or longer.
   *
   * @param after the sequence of the listener's last message; null for none.
   */
  begin(after: number | null): Buffer {
    const whole = this.whole()
    const { sequence, clock } = this.current
    if (after === null || after < this.resumableFrom || after > sequence) return whole
    const missed = this.kept.filter((kept) => kept.sequence > after).map(({ bytes }) => bytes)
    const last = clock ? [encode({ name: 'clock', data: { clock, now: this.clock.now() } })] : []
    const messages = Buffer.concat([...missed, ...last])
    return messages.length < whole.length ? messages : whole
  }

  /**
   * Applies a message.
   *
   * @returns the bytes to send to listeners, none if they already know it; null if a message is missing in between.
   */
  take(message: LiveMessage): Buffer | null {
    const before = this.current
    const after = applyLiveMessage(before, message)
    if (after === null) return null
    this.current = after
    if (message.name === 'state' || message.name === 'clock') this.clock.set(message.data.now)
    if (after === before || isSame(before, after)) return NOTHING
    if (message.name === 'state') {
      this.kept = []
      // A listener with this sequence may have it from the state that this one replaces.
      this.resumableFrom = after.sequence > before.sequence ? after.sequence : after.sequence + 1
    } else if (message.name !== 'clock') this.kept.push(keep(message))
    return encode(message)
  }

  /**
   * Advances the match to a freshly read state.
   *
   * @param messages that led to it from any earlier one.
   * @returns the bytes to send to listeners: the new messages, or the whole state if those do not lead to it or are
   * longer.
   */
  advance(fresh: LiveState, messages: readonly NumberedMessage[]): Buffer {
    this.clock.set(fresh.now)
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
    return encode({ name: 'state', data: { ...this.current, now: this.clock.now() } })
  }
}

const isSame = (one: LiveState, other: LiveState) =>
  isDeepStrictEqual({ ...one, now: '' }, { ...other, now: '' })

/** Encodes a message; its sequence number, if any, becomes the id. */
export function encode({ name, data }: LiveMessage): Buffer {
  return encodeMessage({ event: name, data, ...('sequence' in data && { id: data.sequence }) })
}

const keep = (message: NumberedMessage): Kept => ({
  sequence: message.data.sequence,
  bytes: encode(message),
})
