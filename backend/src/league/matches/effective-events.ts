import type { MatchEvent } from './match-event.entity.ts'

/** Events as they count: without those that a later one corrects, and without what was withdrawn. */
export function effectiveEvents<Event extends Pick<MatchEvent, 'id' | 'corrects' | 'withdrawn'>>(
  events: readonly Event[],
): Event[] {
  const corrected = new Set(events.map(({ corrects }) => corrects))
  return events.filter(({ id, withdrawn }) => !withdrawn && !corrected.has(id))
}
