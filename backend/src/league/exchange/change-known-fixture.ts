import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { matchChanged } from '../alerts/match-changed.ts'
import { FixtureChange } from '../matches/fixture-change.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { leaveRound } from '../matches/leave-round.ts'
import { differences, type Difference, type PlaceNames } from './fixture-facts.ts'
import type { FileLine } from './lines-of-file.ts'

/** A line whose match is known. */
export type KnownLine = FileLine & { readonly known: Fixture }

interface Changing {
  readonly names: PlaceNames
  /** Changes of scorers, by the id of the match. */
  readonly scorers: ReadonlyMap<number, Difference>
  /** Why, for the history of the match. */
  readonly reason: string
  /** Role of the author. */
  readonly by: string
  readonly at: Date
}

/**
 * Changes the match of a line, records the differences in its history, and tells its followers.
 *
 * @returns the differences; empty if there are none.
 */
export async function changeKnownFixture(
  manager: EntityManager,
  { known, facts }: KnownLine,
  { names, scorers, reason, by, at }: Changing,
): Promise<readonly Difference[]> {
  const after = { ...known, ...facts }
  const found = [...differences(known, after, names), ...[scorers.get(known.id) ?? []].flat()]
  if (found.length === 0) return found
  if (after.roundId !== known.roundId) await leaveRound(manager, known)
  const changed = { ...after, revision: known.revision + 1 }
  await manager.update(Fixture, { id: known.id }, changed)
  const rows = found.map((one) => ({ ...one, fixtureId: known.id, at, by, reason }))
  await insertAll(manager, FixtureChange, rows)
  await matchChanged(manager, known, changed, at)
  return found
}
