import { randomUUID } from 'node:crypto'
import { In, type EntityManager } from 'typeorm'
import { inBatches, insertAll } from '../../foundation/database/records.ts'
import type { ImportedFixture, ImportedGoal } from '../files/imported-season.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import type { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import type { Season } from '../seasons/season.entity.ts'
import { clubOfScorer, findOrMakeScorers } from './scorers-in-squads.ts'

/** A match of a file, with its row in the database. */
export interface MatchOfFile {
  readonly imported: ImportedFixture
  readonly fixture: Pick<Fixture, 'id' | 'homeId' | 'awayId'>
}

export interface AddedGoals {
  /** By the id of the match. */
  readonly goals: ReadonlyMap<number, readonly ImportedGoal[]>
  /** Slugs of players that were added. */
  readonly newPlayers: readonly string[]
}

/** Adds the scorers of matches without events that count. What a scorer has entered is never overwritten. */
export async function addGoals(
  manager: EntityManager,
  season: Season,
  matches: readonly MatchOfFile[],
): Promise<AddedGoals> {
  const withGoals = matches.filter(({ imported }) => imported.goals.length > 0)
  const told = await inBatches(
    withGoals.map(({ fixture }) => fixture.id),
    (some) => manager.findBy(MatchEvent, { fixtureId: In(some) }),
  )
  const known = new Set(effectiveEvents(told).map(({ fixtureId }) => fixtureId))
  // Withdrawn events keep their numbers.
  const lastOf = new Map<number, number>()
  for (const { fixtureId, sequence } of told) {
    lastOf.set(fixtureId, Math.max(sequence, lastOf.get(fixtureId) ?? 0))
  }
  const open = withGoals.filter(({ fixture }) => !known.has(fixture.id))
  const goals = open.flatMap(({ imported: { goals: scored, kickOff, date }, fixture }) =>
    scored
      .toSorted((a, b) => a.minute - b.minute || a.added - b.added)
      .map(({ kind: type, side, player, minute, added }, index) => ({
        scorer: { clubId: clubOfScorer({ type, side }, fixture), name: player },
        row: {
          ...{ id: randomUUID(), fixtureId: fixture.id },
          sequence: (lastOf.get(fixture.id) ?? 0) + index + 1,
          ...{ at: new Date(kickOff ?? date ?? 0), minute, added, type, side },
          ...{ relatedId: null, note: player, corrects: null, withdrawn: false, scoredBy: null },
        },
      })),
  )
  const { idOf, newPlayers } = await findOrMakeScorers(
    manager,
    season,
    goals.map(({ scorer }) => scorer),
  )
  await insertAll(
    manager,
    MatchEvent,
    goals.map(({ row, scorer }) => ({ ...row, personId: idOf(scorer) })),
  )
  return {
    goals: new Map(open.map(({ imported, fixture }) => [fixture.id, imported.goals])),
    newPlayers,
  }
}
