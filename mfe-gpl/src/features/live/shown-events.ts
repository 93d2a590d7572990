import type { ShownEvent } from '../live-scores/live-match.ts'

/**
 * Events as they stand today, in the order of the match: what was corrected is replaced by its correction, and what
 * was withdrawn is gone with what withdrew it.
 */
export function shownEvents(events: readonly ShownEvent[]): ShownEvent[] {
  const corrected = new Set(events.map(({ corrects }) => corrects))
  return events
    .filter(({ id, withdrawn }) => !withdrawn && !corrected.has(id))
    .sort((a, b) => a.minute - b.minute || a.added - b.added || a.sequence - b.sequence)
}
