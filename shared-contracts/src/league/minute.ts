/** Which half of a match. */
export type Half = 'first' | 'second'

const HALF_MINUTES = 45
const MINUTE_MS = 60_000

/** A minute of play as it is written: `45+2` is 2 minutes into the time that was added to the 45th. */
export interface MinuteOfPlay {
  minute: number
  added: number
}

/**
 * The minute that is running a while after the whistle that began the half: the first second lies in the 1st minute,
 * or in the 46th.
 *
 * @param elapsed milliseconds since that whistle; before it counts as the whistle itself.
 */
export function minuteInHalf(half: Half, elapsed: number): MinuteOfPlay {
  const before = half === 'first' ? 0 : HALF_MINUTES
  const running = Math.max(1, Math.ceil(elapsed / MINUTE_MS))
  const minute = Math.min(running, HALF_MINUTES)
  return { minute: before + minute, added: running - minute }
}
