import { randomUUID } from 'node:crypto'
import { effectiveEvents } from './effective-events.ts'
import type { MatchEvent } from './match-event.entity.ts'

/** Maximum characters of an event's note. */
const MOST_NOTE = 300

/**
 * Returns the events that withdraw those that count, of one or several matches, for matches that are played again.
 * Otherwise, the goals of the first time would count, and the scorer's next kick-off would be a double.
 *
 * @param known all events of these matches.
 * @param isMeant which of those that count; all of them, if omitted.
 */
export function withdrawals(
  known: readonly MatchEvent[],
  reason: string,
  isMeant: (event: MatchEvent) => boolean = () => true,
): MatchEvent[] {
  const lastOf = new Map<number, number>()
  for (const { fixtureId, sequence } of known) {
    lastOf.set(fixtureId, Math.max(sequence, lastOf.get(fixtureId) ?? 0))
  }
  return effectiveEvents(known)
    .filter(isMeant)
    .map((event) => {
      const sequence = (lastOf.get(event.fixtureId) ?? 0) + 1
      lastOf.set(event.fixtureId, sequence)
      return {
        ...{ ...event, id: randomUUID(), sequence },
        ...{ corrects: event.id, withdrawn: true, note: reason.slice(0, MOST_NOTE) },
      }
    })
}
