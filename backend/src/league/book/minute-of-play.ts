import { minuteInHalf, type MinuteOfPlay } from 'shared-contracts/league/minute'
import { effectiveEvents } from '../matches/effective-events.ts'
import type { MatchEvent } from '../matches/match-event.entity.ts'
import { lastWhistle, whistlesOf } from '../matches/whistles.ts'

/** Minute shown during the break: the added minutes of the first half are over. */
const BREAK: MinuteOfPlay = { minute: 45, added: 0 }

/** Returns the minute of play. Null before the whistle for kick-off and after the end. */
export function minuteOfPlay(
  events: readonly Pick<MatchEvent, 'id' | 'corrects' | 'withdrawn' | 'type' | 'at'>[],
  now: Date,
): MinuteOfPlay | null {
  const whistles = whistlesOf(effectiveEvents(events))
  const last = lastWhistle(whistles)
  const since = last && whistles[last]
  if (!since || last === 'full-time') return null
  if (last === 'half-time') return BREAK
  return minuteInHalf(last === 'kick-off' ? 'first' : 'second', now.getTime() - since.getTime())
}
