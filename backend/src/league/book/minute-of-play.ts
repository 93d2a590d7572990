import type { MatchEvent } from '../matches/match-event.entity.ts'

/** The minute with which each half begins. */
const HALVES = { 'kick-off': 0, 'second-half': 45 } as const
const HALF_MINUTES = 45

/**
 * The minute of play that is running, from the last whistle: 45 through the break, and 45 or 90 through added time.
 * Null before the kick-off has been whistled and after the end.
 */
export function minuteOfPlay(
  events: readonly Pick<MatchEvent, 'type' | 'at'>[],
  now: Date,
): number | null {
  for (const { type, at } of events.toReversed()) {
    if (type === 'full-time') return null
    if (type === 'half-time') return HALF_MINUTES
    if (type !== 'kick-off' && type !== 'second-half') continue
    const begun = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000))
    return HALVES[type] + Math.min(begun, HALF_MINUTES)
  }
  return null
}
