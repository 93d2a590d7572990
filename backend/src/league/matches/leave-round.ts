import type { EntityManager } from 'typeorm'
import { Round } from '../seasons/round.entity.ts'
import type { Fixture } from './fixture.entity.ts'

/**
 * Adds the revision of a match that leaves a round to the round's own. The revision of a round includes those of its
 * matches, and must never fall.
 */
export async function leaveRound(
  manager: EntityManager,
  { roundId, revision }: Pick<Fixture, 'roundId' | 'revision'>,
): Promise<void> {
  if (roundId !== null) await manager.increment(Round, { id: roundId }, 'revision', revision + 1)
}
