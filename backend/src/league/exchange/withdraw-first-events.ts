import { randomUUID } from 'node:crypto'
import { In, type EntityManager } from 'typeorm'
import { inBatches, insertAll } from '../../foundation/database/records.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'

/**
 * Withdraws the events of matches that are played again. Otherwise, the goals of the first time would count, and the
 * scorer's next kick-off would be a double.
 */
export async function withdrawFirstEvents(
  manager: EntityManager,
  fixtureIds: readonly number[],
  reason: string,
): Promise<void> {
  const known = await inBatches(fixtureIds, (some) =>
    manager.findBy(MatchEvent, { fixtureId: In(some) }),
  )
  const lastOf = new Map<number, number>()
  for (const { fixtureId, sequence } of known) {
    lastOf.set(fixtureId, Math.max(sequence, lastOf.get(fixtureId) ?? 0))
  }
  await insertAll(
    manager,
    MatchEvent,
    effectiveEvents(known).map((event) => {
      const sequence = (lastOf.get(event.fixtureId) ?? 0) + 1
      lastOf.set(event.fixtureId, sequence)
      return {
        ...{ ...event, id: randomUUID(), sequence },
        ...{ corrects: event.id, withdrawn: true, note: reason.slice(0, 300) },
      }
    }),
  )
}
