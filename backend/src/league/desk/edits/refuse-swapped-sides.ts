import { ConflictException } from '@nestjs/common'
import { MoreThan, type EntityManager } from 'typeorm'
import { FixtureChange } from '../../matches/fixture-change.entity.ts'
import type { EditedRow } from './edited-tables.ts'

/**
 * Refuses to bring back line-ups of matches whose sides were swapped since, as those that have none may be: line-ups
 * tell their side, and not their club.
 *
 * @param since moment of the edit that is undone.
 * @throws ConflictException
 */
export async function refuseSwappedSides(
  manager: EntityManager,
  rows: readonly EditedRow[],
  since: Date,
): Promise<void> {
  const fixtures = rows.flatMap(({ table, was }) =>
    table === 'appearances' && was ? Number(was.fixtureId) : [],
  )
  for (const fixtureId of new Set(fixtures)) {
    const swaps = await manager.countBy(FixtureChange, {
      ...{ fixtureId, what: 'home', at: MoreThan(since) },
    })
    // The second swap, or the undo of the first one, puts the sides back.
    if (swaps % 2 === 1) {
      throw new ConflictException(
        'Home and away of the match are swapped since: enter the line-ups',
      )
    }
  }
}
