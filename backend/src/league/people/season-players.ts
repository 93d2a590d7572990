import { Injectable } from '@nestjs/common'
import type { PlayerFigures } from 'shared-contracts/league/player'
import { In } from 'typeorm'
import { RevisionCache } from '../book/revision-cache.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { currentTimeOf, type SeasonBook } from '../book/season-book.ts'
import { Appearance } from '../matches/appearance.entity.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { named } from '../matches/fixture-response.ts'
import { eventsOfSeason, rowsOfSeason } from '../matches/events-of-season.ts'
import { ageOn } from './age-on.ts'
import { LeaguePerson } from './league-person.entity.ts'
import { countFigures, NO_FIGURES, type Figures } from './player-figures.ts'
import { SquadSpell } from './squad-spell.entity.ts'

const MOST_SEASONS = 20

/** The players of a season with their figures, read once per revision of the league. */
@Injectable()
export class SeasonPlayers {
  private readonly held = new RevisionCache<readonly PlayerFigures[]>(MOST_SEASONS)

  constructor(private readonly books: LeagueBooks) {}

  /** Returns the players in the order of their names. */
  async of(book: SeasonBook): Promise<readonly PlayerFigures[]> {
    const revision = await this.books.revision()
    return this.held.get(String(book.season.id), revision, () => this.read(book))
  }

  private async read(book: SeasonBook): Promise<readonly PlayerFigures[]> {
    const { manager } = this.books
    const { id: seasonId } = book.season
    const [spells, events, appearances] = await Promise.all([
      manager.find(SquadSpell, { where: { seasonId }, order: { id: 'ASC' } }),
      eventsOfSeason(manager, seasonId),
      rowsOfSeason(manager, Appearance, seasonId),
    ])
    const ids = [...new Set(spells.map(({ personId }) => personId))]
    const people = await manager.findBy(LeaguePerson, { id: In(ids) })
    const counting = new Set(
      book.fixtures.flatMap(({ fixture: { id, status } }) =>
        status === 'finished' || status === 'awarded' ? [id] : [],
      ),
    )
    const figures = countFigures(
      effectiveEvents(events).filter(({ fixtureId }) => counting.has(fixtureId)),
      appearances.filter(({ fixtureId }) => counting.has(fixtureId)),
    )
    const today = todayIn(book)
    // A player who changed clubs is listed with the newer one.
    const newest = new Map(spells.map((spell) => [spell.personId, spell]))
    return people
      .flatMap((person) => {
        const spell = newest.get(person.id)
        const club = book.clubs.find((one) => one.club.id === spell?.clubId)?.club
        if (!spell || !club) return []
        return [playerFigures(person, { spell, club, today }, figures.get(person.id) ?? NO_FIGURES)]
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
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
