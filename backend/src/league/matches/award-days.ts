import { In, type EntityManager } from 'typeorm'
import { inBatches } from '../../foundation/database/records.ts'
import { FixtureChange } from './fixture-change.entity.ts'
import type { Fixture } from './fixture.entity.ts'

/**
 * Returns the days on which matches without a result were awarded, `YYYY-MM-DD` in UTC, by the ids of the matches. Leaves
 * out those that had been played to the end, and those that were entered as awarded: nothing is known of their awards.
 */
export async function awardDays(
  manager: EntityManager,
  fixtures: readonly Pick<Fixture, 'id' | 'status'>[],
): Promise<ReadonlyMap<number, string>> {
  const awarded = fixtures.filter(({ status }) => status === 'awarded').map(({ id }) => id)
  const rows = await inBatches(awarded, (some) =>
    manager.find(FixtureChange, {
      where: { fixtureId: In(some), what: 'status', to: 'awarded' },
      order: { id: 'ASC' },
    }),
  )
  const last = new Map(rows.map((row) => [row.fixtureId, row]))
  return new Map(
    [...last].flatMap(([id, { from, at }]) =>
      from === 'finished' ? [] : [[id, at.toISOString().slice(0, 10)] as const],
    ),
  )
}
