import { Injectable, NotFoundException } from '@nestjs/common'
import type {
  PlayerFigures,
  PlayerPosition,
  PlayerResponse,
  RankedPlayer,
} from 'shared-contracts/league/player'
import { ContentPreviews } from '../../content/revisions/content-previews.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { slugNow } from '../answers/renamed.ts'
import { LeagueBooks } from '../book/league-books.ts'
import type { SeasonBook } from '../book/season-book.ts'
import { CLUBS } from '../clubs/club-kind.ts'
import { named } from '../matches/fixture-response.ts'
import { LeaguePerson } from './league-person.entity.ts'
import { NO_FIGURES } from './player-figures.ts'
import { PLAYER_KIND } from './player-kind.ts'
import { rankedPlayers } from './ranked-players.ts'
import { factsOf, isInSquad, SeasonPlayers, todayIn } from './season-players.ts'
import { SquadSpell } from './squad-spell.entity.ts'

/** Filter for the players of a season. */
export interface AskedPlayers {
  readonly season: string
  readonly club?: string | undefined
  readonly position?: PlayerPosition | undefined
}

@Injectable()
export class PlayersService {
  readonly list: LeagueCall<AskedPlayers>
  readonly ranked: LeagueCall<{ readonly season: string; readonly by: 'goals' | 'assists' }>
  readonly one: LeagueCall<string>

  constructor(
    private readonly books: LeagueBooks,
    private readonly players: SeasonPlayers,
    answers: LeagueAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.list = answers.call('players', (asked) => this.readList(asked), {
      isFiltered: ({ club }) => club !== undefined,
    })
    this.ranked = answers.call('ranked', ({ season, by }) => this.readRanked(season, by))
    this.one = answers.call('player', (slug) => this.readOne(slug))
  }

  /** Returns a player in the newest revision, published or not, with or without a squad. @throws NotFoundException */
  async preview(token: string): Promise<PlayerResponse> {
    const written = await this.previews.rowOf(PLAYER_KIND, token)
    if (!written) throw noPlayer()
    const person = await this.books.manager.findOneBy(LeaguePerson, { id: written.id })
    return (person && (await this.whole(person, written))) ?? withoutSquad(written)
  }

  private async readList({ season, club, position }: AskedPlayers): Promise<PlayerFigures[]> {
    const players = await this.players.of(await this.books.book(season))
    const clubNow = club && (await slugNow(this.books.manager, CLUBS, club))
    return players.filter(
      (player) =>
        (clubNow === undefined || isInSquad(player, clubNow)) &&
        (position === undefined || player.position === position),
    )
  }

  private async readRanked(season: string, by: 'goals' | 'assists'): Promise<RankedPlayer[]> {
    return rankedPlayers(await this.players.of(await this.books.book(season)), by)
  }

  private async readOne(slug: string): Promise<PlayerResponse> {
    const { manager } = this.books
    const person = await manager.findOneBy(LeaguePerson, { slug })
    const player = person?.slug === slug ? await this.whole(person) : null
    if (!player) throw noPlayer()
    return player
  }

  /**
   * Adds the figures of the newest season that the player is in; null for a player without a squad.
   *
   * @param written facts of the person to show.
   */
  private async whole(person: LeaguePerson, written = person): Promise<PlayerResponse | null> {
    const { manager } = this.books
    const spells = await manager.findBy(SquadSpell, { personId: person.id })
    const seasons = (await this.books.seasons()).filter(({ season }) =>
      spells.some(({ seasonId }) => seasonId === season.id),
    )
    const books = await Promise.all(seasons.map(({ season }) => this.books.bookOfId(season.id)))
    const played = await Promise.all(books.map((book) => this.playedIn(book, person.slug, spells)))
    const [newest] = played
    if (!newest) return null
    return {
      ...newest.figures,
      ...factsOf(written, newest.today),
      isSample: seasons[0]?.season.isSample ?? false,
      spells: played.flatMap((season) => season.spells),
    }
  }

  private async playedIn(book: SeasonBook, slug: string, all: readonly SquadSpell[]) {
    const figures = (await this.players.of(book)).find((player) => player.slug === slug)
    if (!figures) throw noPlayer()
    const season = { ...named(book.season), competition: named(book.competition) }
    const spells: PlayerResponse['spells'] = []
    for (const spell of all.filter(({ seasonId }) => seasonId === book.season.id)) {
      const club = book.clubs.find((one) => one.club.id === spell.clubId)?.club
      if (!club) continue
      const { shirtNumber, from, to } = spell
      const { goals, assists, matches } = await this.players.inSpell(book, spell)
      spells.unshift({
        ...{ season, club: named(club), shirtNumber, from, to },
        ...{ goals, assists, matches },
      })
    }
    return { figures, today: todayIn(book), spells }
  }
}

/** Returns a player who has not been in a squad. */
const withoutSquad = (written: LeaguePerson): PlayerResponse => ({
  ...factsOf(written, new Date().toISOString().slice(0, 10)),
  ...{ club: null, shirtNumber: null, isSample: false, spells: [] },
  ...NO_FIGURES,
})

const noPlayer = () => new NotFoundException('There is no such player')
