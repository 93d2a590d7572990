import type { ShownEvent } from '../live-scores/live-match.ts'
import { byPlayingOrder } from '../match-state/playing-order.ts'

/**
 * Returns the current events, in the order of the match: corrected ones are replaced by their corrections, and
 * withdrawn ones are removed.
 */
export function shownEvents(events: readonly ShownEvent[]): ShownEvent[] {
  const corrected = new Set(events.map(({ corrects }) => corrects))
  return events.filter(({ id, withdrawn }) => !withdrawn && !corrected.has(id)).sort(byPlayingOrder)
}
