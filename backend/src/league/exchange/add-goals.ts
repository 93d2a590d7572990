import { randomUUID } from 'node:crypto'
import { In, type EntityManager } from 'typeorm'
import { inBatches, insertAll } from '../../foundation/database/records.ts'
import { writeScorer } from '../files/football-txt/scorers.ts'
import type { ImportedFixture, ImportedGoal } from '../files/imported-season.ts'
import type { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { withdrawals } from '../matches/withdrawals.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import type { Season } from '../seasons/season.entity.ts'
import { MOST_TOLD, type Difference } from './fixture-facts.ts'
import { goalOf } from './goal-of-event.ts'
import { replacedGoals } from './replaced-goals.ts'
import { clubOfScorer, findOrMakeScorers } from './scorers-in-squads.ts'

/** A match of a file, with its row in the database. */
export interface MatchOfFile {
  readonly imported: ImportedFixture
  readonly fixture: Pick<Fixture, 'id' | 'homeId' | 'awayId'>
}

export interface AddedGoals {
  /** Changes of scorers, by the id of the match. */
  readonly scorers: ReadonlyMap<number, Difference>
  /** Slugs of players that were added. */
  readonly newPlayers: readonly string[]
}

/** Maximum number of characters of a file's name that an event keeps. */
const MOST_SOURCE = 100

/**
 * Adds the scorers of matches without events that count, and replaces those of earlier files that are no longer right.
 * What an editor or a scorer has entered is never overwritten.
 *
 * @param source name of the file.
 */
export async function addGoals(
  manager: EntityManager,
  season: Season,
  matches: readonly MatchOfFile[],
  source: string,
): Promise<AddedGoals> {
  const { eventsOf, nameOf } = await readEvents(manager, matches)
  const open = matches.flatMap(({ imported, fixture }) => {
    const events = eventsOf.get(fixture.id) ?? []
    const replaced = replacedGoals(imported, events, nameOf)
    return replaced === null ? [] : [{ imported, fixture, events, replaced }]
  })
  const goals = open.flatMap(({ imported: { goals: scored, kickOff, date }, fixture, ...own }) => {
    // Withdrawn events keep their numbers, and what withdraws them has the next.
    const last = Math.max(0, ...own.events.map(({ sequence }) => sequence)) + own.replaced.length
    return scored
      .toSorted((a, b) => a.minute - b.minute || a.added - b.added)
      .map(({ kind: type, side, player, minute, added }, index) => ({
        scorer: { clubId: clubOfScorer({ type, side }, fixture), name: player },
        row: {
          ...{ id: randomUUID(), fixtureId: fixture.id, sequence: last + index + 1 },
          ...{ at: new Date(kickOff ?? date ?? 0), minute, added, type, side },
          ...{ relatedId: null, note: player, corrects: null, withdrawn: false, scoredBy: null },
          source: source.slice(0, MOST_SOURCE),
        },
      }))
  })
  const { idOf, newPlayers } = await findOrMakeScorers(
    manager,
    season,
    goals.map(({ scorer }) => scorer),
  )
  await insertAll(manager, MatchEvent, [
    ...open.flatMap(({ events, replaced }) =>
      withdrawals(events, `Imported from ${source}`, (event) => replaced.includes(event)),
    ),
    ...goals.map(({ row, scorer }) => ({ ...row, personId: idOf(scorer) })),
  ])
  const scorers = open.map(({ imported, fixture, replaced }): [number, Difference] => {
    const before = replaced.flatMap((event) => goalOf(event, event.note) ?? [])
    return [fixture.id, { what: 'scorers', from: textOf(before), to: textOf(imported.goals) }]
  })
  return { scorers: new Map(scorers), newPlayers }
}

/** Reads all events of matches, and the names of their players. */
async function readEvents(manager: EntityManager, matches: readonly MatchOfFile[]) {
  const told = await inBatches(
    matches.map(({ fixture }) => fixture.id),
    (some) =>
      manager.find(MatchEvent, { where: { fixtureId: In(some) }, order: { sequence: 'ASC' } }),
  )
  const people = await inBatches(
    [...new Set(told.flatMap(({ personId }) => personId ?? []))],
    (some) => manager.findBy(LeaguePerson, { id: In(some) }),
  )
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const eventsOf = new Map<number, MatchEvent[]>()
  for (const event of told) {
    const own = eventsOf.get(event.fixtureId)
    if (own) own.push(event)
    else eventsOf.set(event.fixtureId, [event])
  }
  return {
    eventsOf,
    nameOf: (personId: number | null) => names.get(personId ?? 0),
  }
}

/** Returns scorers as a file lists them; null if there are none. */
const textOf = (goals: readonly ImportedGoal[]): string | null =>
  goals.length === 0 ? null : goals.map(writeScorer).join(', ').slice(0, MOST_TOLD)
