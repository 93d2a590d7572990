import { Injectable } from '@nestjs/common'
import type { PlayerFigures } from 'shared-contracts/league/player'
import { In } from 'typeorm'
import { LeagueBooks } from '../book/league-books.ts'
import { currentTimeOf, type SeasonBook } from '../book/season-book.ts'
import { Appearance } from '../matches/appearance.entity.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { named } from '../matches/fixture-response.ts'
import { eventsOfSeason, rowsOfSeason } from '../matches/events-of-season.ts'
import type { MatchEvent } from '../matches/match-event.entity.ts'
import { ageOn } from './age-on.ts'
import { LeaguePerson } from './league-person.entity.ts'
import { countFigures, NO_FIGURES, type Figures } from './player-figures.ts'
import { SquadSpell } from './squad-spell.entity.ts'

/** What the players of a season did in the matches of its book. */
interface PlayedSeason {
  /** In the order of their names. */
  readonly players: readonly PlayerFigures[]
  /** Figures in the matches of one club, by ids of the club and the person. */
  readonly inClubs: ReadonlyMap<number, ReadonlyMap<number, Figures>>
}

/** The players of a season with their figures, read once per book of the season. */
@Injectable()
export class SeasonPlayers {
  /**
   * By the book itself: the league's revision may have grown since the book was read, and figures of an old book would
   * pass for newer ones.
   */
  private readonly held = new WeakMap<SeasonBook, Promise<PlayedSeason>>()

  constructor(private readonly books: LeagueBooks) {}

  /** Returns the players in the order of their names. */
  async of(book: SeasonBook): Promise<readonly PlayerFigures[]> {
    return (await this.played(book)).players
  }

  /** Returns what a player did for one club of the season. */
  async inClub(
    book: SeasonBook,
    { personId, clubId }: Pick<SquadSpell, 'personId' | 'clubId'>,
  ): Promise<Figures> {
    const { inClubs } = await this.played(book)
    return inClubs.get(clubId)?.get(personId) ?? NO_FIGURES
  }

  private played(book: SeasonBook): Promise<PlayedSeason> {
    const known = this.held.get(book)
    if (known) return known
    const read = this.read(book)
    this.held.set(book, read)
    read.catch(() => this.held.delete(book))
    return read
  }

  private async read(book: SeasonBook): Promise<PlayedSeason> {
    const { manager } = this.books
    const { id: seasonId } = book.season
    const [spells, events, appearances] = await Promise.all([
      manager.find(SquadSpell, { where: { seasonId }, order: { id: 'ASC' } }),
      eventsOfSeason(manager, seasonId),
      rowsOfSeason(manager, Appearance, seasonId),
    ])
    const ids = [...new Set(spells.map(({ personId }) => personId))]
    const people = await manager.findBy(LeaguePerson, { id: In(ids) })
    const counting = new Map(
      book.fixtures.flatMap(({ fixture }) =>
        fixture.status === 'finished' || fixture.status === 'awarded'
          ? [[fixture.id, fixture] as const]
          : [],
      ),
    )
    const counted = effectiveEvents(events).filter(({ fixtureId }) => counting.has(fixtureId))
    const fielded = appearances.filter(({ fixtureId }) => counting.has(fixtureId))
    const figures = countFigures(counted, fielded)
    const clubOf = ({ fixtureId, side }: Pick<MatchEvent, 'fixtureId' | 'side'>) => {
      const { homeId = null, awayId = null } = counting.get(fixtureId) ?? {}
      return side === null ? null : { home: homeId, away: awayId }[side]
    }
    const inClubs = new Map(
      book.clubs.map(({ club: { id } }) => {
        const isOwn = (one: Pick<MatchEvent, 'fixtureId' | 'side'>) => clubOf(one) === id
        return [id, countFigures(counted.filter(isOwn), fielded.filter(isOwn))]
      }),
    )
    const today = todayIn(book)
    // A player who changed clubs is listed with the newer one.
    const newest = new Map(spells.map((spell) => [spell.personId, spell]))
    const players = people
      .flatMap((person) => {
        const spell = newest.get(person.id)
        const club = book.clubs.find((one) => one.club.id === spell?.clubId)?.club
        if (!spell || !club) return []
        return [playerFigures(person, { spell, club, today }, figures.get(person.id) ?? NO_FIGURES)]
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    return { players, inClubs }
  }
}

interface Position {
  readonly spell: SquadSpell
  readonly club: { readonly slug: string; readonly name: string }
  readonly today: string
}

const playerFigures = (
  person: LeaguePerson,
  { spell, club, today }: Position,
  figures: Figures,
): PlayerFigures => ({
  ...factsOf(person, today),
  ...{ club: named(club), shirtNumber: spell.shirtNumber },
  ...figures,
})

/** Returns the current day of a season. */
export const todayIn = ({ season }: SeasonBook) => currentTimeOf(season).toISOString().slice(0, 10)

/** Returns the facts of a player, without figures. @param today an ISO 8601 date. */
export const factsOf = (
  { slug, name, position, birthDate, nationality, marketValue, description }: LeaguePerson,
  today: string,
) => ({
  ...{ slug, name, position: position || null, birthDate, nationality, marketValue, description },
  age: birthDate === null ? null : ageOn(today, birthDate),
})
