import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { matchChanged } from '../alerts/match-changed.ts'
import { writeScorer } from '../files/football-txt/scorers.ts'
import type { ImportedGoal } from '../files/imported-season.ts'
import { FixtureChange } from '../matches/fixture-change.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { differences, MOST_TOLD, type Difference, type PlaceNames } from './fixture-facts.ts'
import type { FileLine } from './lines-of-file.ts'

/** A line whose match is known. */
export type KnownLine = FileLine & { readonly known: Fixture }

interface Changing {
  readonly names: PlaceNames
  /** Goals that were added, by the id of the match. */
  readonly goals: ReadonlyMap<number, readonly ImportedGoal[]>
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
  { names, goals, reason, by, at }: Changing,
): Promise<readonly Difference[]> {
  const after = { ...known, ...facts }
  const found = [...differences(known, after, names), ...newScorers(goals.get(known.id))]
  if (found.length === 0) return found
  const changed = { ...after, revision: known.revision + 1 }
  await manager.update(Fixture, { id: known.id }, changed)
  const rows = found.map((one) => ({ ...one, fixtureId: known.id, at, by, reason }))
  await insertAll(manager, FixtureChange, rows)
  await matchChanged(manager, known, changed, at)
  return found
}

const newScorers = (goals: readonly ImportedGoal[] = []): Difference[] =>
  goals.length === 0
    ? []
    : [{ what: 'scorers', from: null, to: goals.map(writeScorer).join(', ').slice(0, MOST_TOLD) }]
