import { Injectable, NotFoundException } from '@nestjs/common'
import type { ClubResponse } from 'shared-contracts/league/club'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { ContentPreviews } from '../../content/revisions/content-previews.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { named } from '../matches/fixture-response.ts'
import { fixtureResponses } from '../matches/fixtures.service.ts'
import { Meetings } from '../matches/meetings.ts'
import { isInSquad, SeasonPlayers } from '../people/season-players.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import { standingsOf } from '../standings/standings.ts'
import { CLUB_KIND } from './club-kind.ts'
import { seasonClub } from './club-response.ts'
import { Club } from './club.entity.ts'

@Injectable()
export class ClubsService {
  readonly one: LeagueCall<string>
  /** Matches between two clubs, by their slugs. */
  readonly meetings: LeagueCall<readonly [club: string, other: string]>

  constructor(
    private readonly books: LeagueBooks,
    private readonly players: SeasonPlayers,
    private readonly allMeetings: Meetings,
    answers: LeagueAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.one = answers.call('club', (slug) => this.read(slug))
    this.meetings = answers.call('meetings', (slugs) => this.readMeetings(slugs))
  }

  private async readMeetings(slugs: readonly [string, string]): Promise<FixtureResponse[]> {
    const [club, other] = await Promise.all(slugs.map((slug) => this.find(slug)))
    if (!club || !other || club.id === other.id) throw noClub()
    return this.allMeetings.of(club, other)
  }

  private async find(slug: string): Promise<Club | null> {
    const club = await this.books.manager.findOneBy(Club, { slug })
    // MySQL's collations treat some different texts as equal.
    return club?.slug === slug ? club : null
  }

  /** Returns a club in its newest revision, published or not. @throws NotFoundException */
  async preview(token: string): Promise<ClubResponse> {
    const club = await this.previews.rowOf(CLUB_KIND, token)
    if (!club) throw noClub()
    return this.whole(club)
  }

  private async read(slug: string): Promise<ClubResponse> {
    const club = await this.find(slug)
    if (!club) throw noClub()
    return this.whole(club)
  }

  /** Completes a club from its current or newest season; without one it has neither squad nor matches. */
  private async whole(club: Club): Promise<ClubResponse> {
    const entries = await this.books.manager.findBy(SeasonEntry, { clubId: club.id })
    const placed = (await this.books.seasons()).filter(
      ({ season, isReplay }) => !isReplay && entries.some(({ seasonId }) => seasonId === season.id),
    )
    const newest = placed.find(({ isCurrent }) => isCurrent) ?? placed[0]
    const facts = {
      aliases: club.aliases,
      seasons: placed.map(({ season, competition }) => ({
        ...named(season),
        competition: named(competition),
      })),
    }
    const book = newest && (await this.books.bookOfId(newest.season.id))
    const own = book?.clubs.find((one) => one.club.id === club.id)
    if (!book || !own) {
      const alone = seasonClub({ club, manager: '', ground: null })
      return { ...alone, ...facts, isSample: false, position: null, squad: [], fixtures: [] }
    }
    const { slug } = own.club
    const row = standingsOf(book.table).find((standing) => standing.club.slug === slug)
    const isOwn = (side: Club) => side.id === club.id
    return {
      ...seasonClub({ ...own, club }),
      ...facts,
      isSample: book.season.isSample,
      position: row?.position ?? null,
      squad: (await this.players.of(book)).filter((player) => isInSquad(player, slug)),
      fixtures: fixtureResponses(
        book.fixtures.filter(({ home, away }) => isOwn(home) || isOwn(away)),
        book,
      ),
    }
  }
}

const noClub = () => new NotFoundException('There is no such club')
