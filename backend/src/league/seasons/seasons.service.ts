import { Injectable } from '@nestjs/common'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { REPLAY } from '../replay/replay-competition.ts'
import { Outlooks } from '../outlook/outlooks.ts'
import { standingsOf } from '../standings/standings.ts'
import { seasonResponse, seasonSummary } from './season-response.ts'

/** The requested table of a season. */
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

  constructor(
    private readonly books: LeagueBooks,
    private readonly outlooks: Outlooks,
    answers: LeagueAnswers,
  ) {
    this.competitions = answers.call('competitions', async () =>
      (await books.competitions())
        .filter(({ slug }) => slug !== REPLAY)
        .map(({ slug, name, country, kind, level }) => ({ slug, name, country, kind, level })),
    )
    this.list = answers.call(
      'seasons',
      async ({ competition }) =>
        (await books.seasons())
          .filter((one) =>
            competition === undefined ? !one.isReplay : one.competition.slug === competition,
          )
          .map(seasonSummary),
      { isFiltered: ({ competition }) => competition !== undefined },
    )
    this.one = answers.call('season', async (address) => {
      const book = await books.book(address)
      const placed = (await books.seasons()).find(({ season }) => season.id === book.season.id)
      return seasonResponse(book, placed?.isCurrent ?? false)
    })
    this.standings = answers.call('standings', (asked) => this.readStandings(asked), {
      isFiltered: ({ round, on }) => round !== undefined || on !== undefined,
    })
  }

  private async readStandings({ season, ...asked }: AskedTable): Promise<StandingResponse[]> {
    const table = await this.books.table(season)
    const { round, on, venue, live } = asked
    const rows = standingsOf(table, {
      ...(round !== undefined && { round }),
      ...(on !== undefined && { on }),
      ...{ venue, live },
    })
    const isToday = round === undefined && on === undefined && venue === 'all' && !live
    const outlooks = isToday ? this.outlooks.find(season, table) : null
    return rows.map((row) => ({
      ...row,
      form: [...row.form],
      tiedWith: [...row.tiedWith],
      outlook: outlooks?.get(row.club.slug) ?? null,
    }))
  }
}
