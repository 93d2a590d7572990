/** Half of a match. */
export type Half = 'first' | 'second'

const HALF_MINUTES = 45
const MINUTE_MS = 60_000

/** A minute of play in the usual notation: `45+2` is 2 minutes into the time added to the 45th. */
export interface MinuteOfPlay {
  minute: number
  added: number
}

/** Formats a minute of play: `67`, `45+2`. Answers of older APIs have no added minutes. */
export const formatMinute = ({
  minute,
  added = 0,
}: {
  readonly minute: number
  readonly added?: number | undefined
}): string => (added > 0 ? `${minute}+${added}` : String(minute))

/**
 * Returns the current minute, by the time since the whistle that began the half: the first second is in the 1st
 * minute, or in the 46th.
 *
 * @param elapsed milliseconds since that whistle; negative values count as 0.
 */
export function minuteInHalf(half: Half, elapsed: number): MinuteOfPlay {
  const before = half === 'first' ? 0 : HALF_MINUTES
  const running = Math.max(1, Math.ceil(elapsed / MINUTE_MS))
  const minute = Math.min(running, HALF_MINUTES)
  return { minute: before + minute, added: running - minute }
}
