import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import type { Outlook } from 'shared-contracts/league/outlook'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { sha256 } from '../../foundation/database/sha256.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { outlooksOf } from '../outlook/outlook.ts'
import type { LeagueSeason } from '../standings/season.ts'
import { standingsOf } from '../standings/standings.ts'
import { seasonResponse, seasonSummary } from './season-response.ts'

/** Which table of a season is asked for. */
export interface AskedTable {
  readonly season: string
  readonly round?: number | undefined
  readonly on?: string | undefined
  readonly venue: 'all' | 'home' | 'away'
  readonly live: boolean
}

@Injectable()
export class SeasonsService {
  readonly competitions: LeagueCall<null>
  readonly list: LeagueCall<{ readonly competition?: string | undefined }>
  readonly one: LeagueCall<string>
  readonly standings: LeagueCall<AskedTable>
  private readonly outlooks = new LRUCache<string, ReadonlyMap<string, Outlook>>({ max: 20 })

  constructor(
    private readonly books: LeagueBooks,
    answers: LeagueAnswers,
  ) {
    this.competitions = answers.call('competitions', async () =>
      (await books.competitions()).map(({ slug, name, country, kind, level }) => {
        return { slug, name, country, kind, level }
      }),
    )
    this.list = answers.call('seasons', async ({ competition }) =>
      (await books.seasons())
        .filter((one) => competition === undefined || one.competition.slug === competition)
        .map(seasonSummary),
    )
    this.one = answers.call('season', async (address) => {
      const book = await books.book(address)
      const placed = (await books.seasons()).find(({ season }) => season.id === book.season.id)
      return seasonResponse(book, placed?.isCurrent ?? false)
    })
    this.standings = answers.call('standings', (asked) => this.readStandings(asked))
  }

  private async readStandings({ season, ...asked }: AskedTable): Promise<StandingResponse[]> {
    const { table } = await this.books.book(season)
    const { round, on, venue, live } = asked
    const rows = standingsOf(table, {
      ...(round !== undefined && { round }),
      ...(on !== undefined && { on }),
      ...{ venue, live },
    })
    const isToday = round === undefined && on === undefined && venue === 'all' && !live
    const outlooks = isToday ? this.outlooksOf(table) : undefined
    return rows.map((row) => ({
      ...row,
      form: [...row.form],
      tiedWith: [...row.tiedWith],
      outlook: outlooks?.get(row.club.slug) ?? null,
    }))
  }

  /** Computed once for what is decided, which takes a part of a second; a goal of a match that is on changes nothing. */
  private outlooksOf(table: LeagueSeason): ReadonlyMap<string, Outlook> {
    const key = decidedPart(table)
    const outlooks = this.outlooks.get(key) ?? outlooksOf(table)
    this.outlooks.set(key, outlooks)
    return outlooks
  }
}

/** All that an outlook follows from, as one text. */
function decidedPart({ rules, fixtures, adjustments, lots, clubs }: LeagueSeason): string {
  const { pointsForWin, tieBreakers, zones, rankedBy } = rules
  const results = fixtures.map(({ slug, home, away, status, score, stage }) =>
    status === 'finished' || status === 'awarded'
      ? [slug, home, away, stage, score]
      : [slug, home, away, stage, status === 'cancelled'],
  )
  const decided = [pointsForWin, tieBreakers, zones, rankedBy, clubs, results, adjustments, lots]
  return sha256(JSON.stringify(decided))
}
