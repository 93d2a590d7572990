import type { Side } from 'shared-contracts/league/name'
import type { ScoredMatch, SquadPlayer } from 'shared-contracts/league/score'
import { In, type EntityManager } from 'typeorm'
import { User } from '../../../accounts/users/user.entity.ts'
import { currentTimeOf, type BookFixture, type SeasonBook } from '../../book/season-book.ts'
import { Appearance } from '../../matches/appearance.entity.ts'
import { effectiveEvents } from '../../matches/effective-events.ts'
import { eventResponse, playersIn } from '../../matches/event-response.ts'
import { fixtureResponse, named } from '../../matches/fixture-response.ts'
import { lineUpOf } from '../../matches/line-up.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { MatchFigures } from '../../matches/match-figures.entity.ts'
import { clockOf, whistlesOf } from '../../matches/whistles.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'

/** Reads a match as its scorer needs it. */
export async function scoredMatch(
  manager: EntityManager,
  book: SeasonBook,
  own: BookFixture,
): Promise<ScoredMatch> {
  const { fixture } = own
  const fixtureId = fixture.id
  const [events, appearances, figures, home, away] = await Promise.all([
    manager.find(MatchEvent, { where: { fixtureId }, order: { sequence: 'ASC' } }),
    manager.find(Appearance, { where: { fixtureId }, order: { id: 'ASC' } }),
    manager.findOneBy(MatchFigures, { id: fixtureId }),
    squadOf(manager, own, 'home'),
    squadOf(manager, own, 'away'),
  ])
  const players = await playersIn(manager, events, appearances)
  const scorers = In([...new Set(events.flatMap(({ scoredBy }) => scoredBy ?? []))])
  const accounts = await manager.findBy(User, { id: scorers })
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]))
  const whistles = whistlesOf(effectiveEvents(events))
  return {
    fixture: fixtureResponse(own, book, book.minuteOf(fixtureId, currentTimeOf(book.season))),
    now: new Date().toISOString(),
    clock: clockOf(whistles, fixture.addedTime),
    sequence: events.at(-1)?.sequence ?? 0,
    events: events.map((event) => ({
      ...eventResponse(event, players),
      at: event.at.toISOString(),
      by: nameOf.get(event.scoredBy ?? 0) ?? '',
    })),
    squads: { home, away },
    lineUps: {
      home: lineUpOf(appearances, 'home', players),
      away: lineUpOf(appearances, 'away', players),
    },
    statistics: figures?.figures ?? null,
  }
}

/** Returns the players who may play for a side on the day of the match, by shirt number. */
async function squadOf(
  manager: EntityManager,
  { fixture: { seasonId, day }, home, away }: BookFixture,
  side: Side,
): Promise<SquadPlayer[]> {
  const clubId = side === 'home' ? home.id : away.id
  const spells = (await manager.findBy(SquadSpell, { seasonId, clubId })).filter(
    ({ from, to }) =>
      day === null || ((from === null || from <= day) && (to === null || to >= day)),
  )
  const people = await manager.findBy(LeaguePerson, {
    id: In(spells.map(({ personId }) => personId)),
  })
  const personOf = new Map(people.map((person) => [person.id, person]))
  return spells
    .flatMap(({ personId, shirtNumber }) => {
      const person = personOf.get(personId)
      return person ? [{ player: named(person), shirtNumber, position: person.position }] : []
    })
    .sort(
      (a, b) =>
        (a.shirtNumber ?? Infinity) - (b.shirtNumber ?? Infinity) ||
        (a.player.name < b.player.name ? -1 : 1),
    )
}
