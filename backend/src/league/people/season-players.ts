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
  /** What players did in their spells, by ids of the spells. */
  readonly inSpells: ReadonlyMap<number, Figures>
}

/** The players of a season with their figures, read once per book and day of the season. */
@Injectable()
export class SeasonPlayers {
  /**
   * By the book itself: the league's revision may have grown since the book was read, and figures of an old book would
   * pass for newer ones.
   */
  private readonly held = new WeakMap<
    SeasonBook,
    { readonly today: string; readonly read: Promise<PlayedSeason> }
  >()

  constructor(private readonly books: LeagueBooks) {}

  /** Returns the players in the order of their names. */
  async of(book: SeasonBook): Promise<readonly PlayerFigures[]> {
    return (await this.played(book)).players
  }

  /** Returns what a player did in one spell of the season. */
  async inSpell(book: SeasonBook, { id }: Pick<SquadSpell, 'id'>): Promise<Figures> {
    const { inSpells } = await this.played(book)
    return inSpells.get(id) ?? NO_FIGURES
  }

  private played(book: SeasonBook): Promise<PlayedSeason> {
    const today = todayIn(book)
    const known = this.held.get(book)
    if (known?.today === today) return known.read
    const read = this.read(book, today)
    this.held.set(book, { today, read })
    read.catch(() => this.held.delete(book))
    return read
  }

  private async read(book: SeasonBook, today: string): Promise<PlayedSeason> {
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
    const inSpells = new Map(
      spells.map((spell) => {
        const { id, personId, clubId } = spell
        const ofClub = spells.filter((one) => one.personId === personId && one.clubId === clubId)
        if (ofClub.length === 1) return [id, inClubs.get(clubId)?.get(personId) ?? NO_FIGURES]
        const isOwn = (one: Pick<MatchEvent, 'fixtureId' | 'side'>) =>
          clubOf(one) === clubId &&
          spellOn(ofClub, counting.get(one.fixtureId)?.day ?? null) === spell
        const own = countFigures(counted.filter(isOwn), fielded.filter(isOwn))
        return [id, own.get(personId) ?? NO_FIGURES]
      }),
    )
    // A player who changes clubs is listed with the newer one, from the first day there.
    const hasBegun = ({ from }: SquadSpell) => from === null || from <= today
    const inOrder = spells.toSorted((a, b) => Number(hasBegun(a)) - Number(hasBegun(b)))
    const newest = new Map(inOrder.map((spell) => [spell.personId, spell]))
    const isOver = today > book.season.endsOn
    const players = people
      .flatMap((person) => {
        const spell = newest.get(person.id)
        const club = book.clubs.find((one) => one.club.id === spell?.clubId)?.club
        if (!spell || !club) return []
        // To a season that is over belongs everybody who was in it.
        const hasLeft = !isOver && spell.to !== null && spell.to < today
        const leftOn = hasLeft ? spell.to : null
        const place = { club, shirtNumber: spell.shirtNumber, leftOn, today }
        return [playerFigures(person, place, figures.get(person.id) ?? NO_FIGURES)]
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    return { players, inSpells }
  }
}

/**
 * Returns the spell at a club in which a match was played: the last one that had begun by its day. Any other match, such
 * as one without a day, belongs to the first, so that each is counted once.
 */
function spellOn(spells: readonly SquadSpell[], day: string | null): SquadSpell | undefined {
  const inOrder = spells.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  return inOrder.findLast(({ from }) => day !== null && (from ?? '') <= day) ?? inOrder[0]
}

interface Place {
  readonly club: { readonly slug: string; readonly name: string }
  readonly shirtNumber: number | null
  /** Last day in the squad; null for a player who is in it. */
  readonly leftOn: string | null
  readonly today: string
}

const playerFigures = (
  person: LeaguePerson,
  { club, shirtNumber, leftOn, today }: Place,
  figures: Figures,
): PlayerFigures => ({
  ...factsOf(person, today),
  club: named(club),
  ...(leftOn === null ? { shirtNumber } : { shirtNumber: null, leftOn }),
  ...figures,
})

/** Whether a player is in the squad of a club. @param slug of the club. */
export const isInSquad = ({ club, leftOn }: PlayerFigures, slug: string): boolean =>
  club.slug === slug && leftOn === undefined

/** Returns the current day of a season. */
export const todayIn = ({ season }: Pick<SeasonBook, 'season'>) =>
  currentTimeOf(season).toISOString().slice(0, 10)

/**
 * Returns the facts of a player, without figures. The age is null if the birth date is unknown, or after today: a
 * sample stands still at a past day, and older data may hold any date.
 *
 * @param today an ISO 8601 date.
 */
export const factsOf = (
  { slug, name, position, birthDate, nationality, marketValue, description }: LeaguePerson,
  today: string,
) => ({
  ...{ slug, name, position: position || null, birthDate, nationality, marketValue, description },
  age: birthDate === null || birthDate > today ? null : ageOn(today, birthDate),
})
