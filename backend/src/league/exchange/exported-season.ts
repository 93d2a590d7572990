import { In, type EntityManager } from 'typeorm'
import type { BookFixture, SeasonBook } from '../book/season-book.ts'
import { scorerFault } from '../files/file-text.ts'
import type { ImportedFixture, ImportedGoal, ImportedSeason } from '../files/imported-season.ts'
import { zoneClock, type ZoneClock } from '../files/zone-clock.ts'
import { fixtureResponse } from '../matches/fixture-response.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import type { MatchEvent } from '../matches/match-event.entity.ts'
import { eventsOfSeason } from '../matches/events-of-season.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { goalOf } from './goal-of-event.ts'

/** Place in a file, which an export does not need. */
const NOWHERE = { line: 0, home: 0, away: 0 }

/** Reads a season in the form that is written to files. */
export async function exportedSeason(
  manager: EntityManager,
  book: SeasonBook,
): Promise<ImportedSeason> {
  const clock = zoneClock(book.season.timeZone)
  const goals = await goalsByFixture(manager, book.season.id)
  return {
    name: `${book.competition.name} ${book.season.name}`,
    fixtures: book.fixtures.map((one) =>
      exportedFixture(one, clock, goals.get(one.fixture.id) ?? []),
    ),
  }
}

function exportedFixture(
  one: BookFixture,
  clock: ZoneClock,
  goals: readonly ImportedGoal[],
): ImportedFixture {
  const { fixture, round, home, away, ground } = one
  const kickOff = fixture.kickOff?.toISOString() ?? null
  const { score } = fixtureResponse(one, NO_PLACE, null)
  const last = score?.afterExtraTime ?? score
  const isTold = goals.length === (last?.home ?? 0) + (last?.away ?? 0)
  // Names of players may come from elsewhere, and one that no file can hold would make the whole file unreadable.
  const isReadable = goals.every(({ player }) => scorerFault(player) === undefined)
  return {
    round: round && { number: round.number, name: round.name, stage: round.stage },
    date: fixture.day,
    time: kickOff && clock.local(kickOff).time,
    kickOff,
    home: home.name,
    away: away.name,
    ground: ground?.name ?? null,
    status: fixture.status,
    score,
    // Some of the scorers would look like all of them.
    goals: isTold && isReadable ? goals : [],
    note: fixture.note || null,
    place: NOWHERE,
  }
}

const NO_PLACE = { competition: { slug: '', name: '' }, season: { slug: '' } }

/** Reads goals with a named scorer, those of the home side first. */
async function goalsByFixture(
  manager: EntityManager,
  seasonId: number,
): Promise<ReadonlyMap<number, ImportedGoal[]>> {
  const events = effectiveEvents(await eventsOfSeason(manager, seasonId))
  const ids = new Set(events.flatMap(({ personId }) => personId ?? []))
  const people = await manager.findBy(LeaguePerson, { id: In([...ids]) })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const goals = new Map<number, ImportedGoal[]>()
  for (const event of events.toSorted(inOrder)) {
    const goal = goalOf(event, names.get(event.personId ?? 0) ?? event.note)
    if (goal) goals.set(event.fixtureId, [...(goals.get(event.fixtureId) ?? []), goal])
  }
  return goals
}

const inOrder = (a: MatchEvent, b: MatchEvent) =>
  (a.side === b.side ? 0 : a.side === 'home' ? -1 : 1) ||
  a.minute - b.minute ||
  a.added - b.added ||
  a.sequence - b.sequence
