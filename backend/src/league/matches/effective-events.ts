import type { MatchEvent } from './match-event.entity.ts'

/** Returns the events that count: those that no later one corrects, and that are not withdrawn. */
export function effectiveEvents<Event extends Pick<MatchEvent, 'id' | 'corrects' | 'withdrawn'>>(
  events: readonly Event[],
): Event[] {
  const corrected = new Set(events.map(({ corrects }) => corrects))
  return events.filter(({ id, withdrawn }) => !withdrawn && !corrected.has(id))
}
