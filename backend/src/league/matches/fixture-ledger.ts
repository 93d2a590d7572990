import { In, type EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { Club } from '../clubs/club.entity.ts'
import { differences, type Difference } from '../exchange/fixture-facts.ts'
import { placeNames } from '../exchange/season-in-database.ts'
import { FixtureChange } from './fixture-change.entity.ts'
import type { Fixture } from './fixture.entity.ts'

/** Author and time of a change. */
interface Changing {
  readonly manager: EntityManager
  /** Role of the author, never a name. */
  readonly by: string
  readonly at: Date
}

/** Records how a match has changed, and the reason. */
export async function recordFixtureChanges(
  { manager, by, at }: Changing,
  before: Fixture,
  after: Fixture,
  reason: string,
): Promise<void> {
  const found = [
    ...(await sidesChanged(manager, before, after)),
    ...differences(before, after, await placeNames(manager, before.seasonId)),
  ]
  const rows = found.map((one) => ({ ...one, fixtureId: before.id, at, by, reason }))
  await insertAll(manager, FixtureChange, rows)
}

/** Returns the change of the home side, if there is one. */
async function sidesChanged(
  manager: EntityManager,
  { homeId: was }: Fixture,
  { homeId: is }: Fixture,
): Promise<Difference[]> {
  if (was === is) return []
  const clubs = await manager.findBy(Club, { id: In([was, is]) })
  const nameOf = (clubId: number) => clubs.find(({ id }) => id === clubId)?.name ?? null
  return [{ what: 'home', from: nameOf(was), to: nameOf(is) }]
}
