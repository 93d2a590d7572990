import { Injectable } from '@nestjs/common'
import type { FixtureResponse, FixtureStatus } from 'shared-contracts/league/fixture'
import type { LiveResponse } from 'shared-contracts/league/match'
import { roundSlug } from 'shared-contracts/league/round'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { slugNow } from '../answers/renamed.ts'
import { LeagueBooks, type PlacedSeason } from '../book/league-books.ts'
import { currentTimeOf, type BookFixture, type SeasonBook } from '../book/season-book.ts'
import { momentOf } from '../book/season-table.ts'
import { CLUBS } from '../clubs/club-kind.ts'
import { zoneClock } from '../files/zone-clock.ts'
import type { Round } from '../seasons/round.entity.ts'
import { fixtureResponse } from './fixture-response.ts'
import { Fixture } from './fixture.entity.ts'
import { IN_PROGRESS, inProgress } from './in-progress.ts'
import { TO_BE_PLAYED } from './to-be-played.ts'

/** Filter for the matches of a season. */
export interface AskedFixtures {
  readonly season: string
  /** Number of a league round, or the slug of a round of a stage. */
  readonly round?: string | undefined
  readonly club?: string | undefined
  readonly status?: FixtureStatus | undefined
  /** First and last day, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Maximum number of next matches, besides those in progress: one more than a round. */
const MOST_NEXT = 10

@Injectable()
export class FixturesService {
  readonly list: LeagueCall<AskedFixtures>
  readonly live: LeagueCall<null>

  constructor(
    private readonly books: LeagueBooks,
    answers: LeagueAnswers,
  ) {
    this.list = answers.call('fixtures', (asked) => this.readList(asked), {
      isFiltered: ({ round, club, status, from, to }) =>
        [round, club, status, from, to].some((filter) => filter !== undefined),
    })
    this.live = answers.call('live', () => this.readLive())
  }

  private async readList(asked: AskedFixtures): Promise<FixtureResponse[]> {
    const book = await this.books.book(asked.season)
    const rounds = asked.round === undefined ? null : roundsCalled(book.rounds, asked.round)
    const club = asked.club && (await slugNow(this.books.manager, CLUBS, asked.club))
    const chosen = book.fixtures.filter((one) => isAskedFor(one, { ...asked, club }, rounds))
    return fixtureResponses(chosen, book)
  }

  private async readLive(): Promise<LiveResponse> {
    const seasons = await this.books.seasons()
    const of = async (
      chosen: readonly PlacedSeason[],
      choose: (one: BookFixture, now: Date, today: string) => boolean,
    ) => {
      const books = await Promise.all(chosen.map(({ season }) => this.books.bookOfId(season.id)))
      return books.flatMap((book) => {
        const now = currentTimeOf(book.season)
        const today = zoneClock(book.season.timeZone).local(now.toISOString()).date
        return fixtureResponses(
          book.fixtures.filter((one) => choose(one, now, today)),
          book,
        )
      })
    }
    const next = await of(
      seasons.filter(({ isCurrent }) => isCurrent),
      ({ fixture: { status, kickOff, day } }, now, today) =>
        TO_BE_PLAYED.includes(status) &&
        (kickOff === null ? day !== null && day >= today : kickOff >= now),
    )
    return {
      live: await of(await this.seasonsInProgress(seasons), ({ fixture }) =>
        IN_PROGRESS.includes(fixture.status),
      ),
      next: next.sort(byMoment).slice(0, MOST_NEXT),
    }
  }

  /**
   * Returns the seasons with a match that is on, the current ones first: those that the stream of all matches tells of,
   * and a sample, whose clock stands still, while it is current.
   */
  private async seasonsInProgress(seasons: readonly PlacedSeason[]): Promise<PlacedSeason[]> {
    const told = seasons.filter(({ season, isCurrent }) => season.clock === null || isCurrent)
    const on = await this.books.manager.find(Fixture, {
      select: { seasonId: true },
      where: inProgress(told.map(({ season }) => season)),
    })
    const ids = new Set(on.map(({ seasonId }) => seasonId))
    return told
      .filter(({ season }) => ids.has(season.id))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  }
}

/** Compares matches of several competitions, each of which is in playing order already. */
const byMoment = (one: FixtureResponse, other: FixtureResponse) =>
  (momentOf(one.kickOff, one.day) ?? '').localeCompare(momentOf(other.kickOff, other.day) ?? '')

export function fixtureResponses(
  fixtures: readonly BookFixture[],
  book: SeasonBook,
): FixtureResponse[] {
  const now = currentTimeOf(book.season)
  return fixtures.map((one) => fixtureResponse(one, book, book.minuteOf(one.fixture.id, now)))
}

function isAskedFor(
  { fixture, round, home, away }: BookFixture,
  { club, status, from, to }: AskedFixtures,
  rounds: readonly Round[] | null,
): boolean {
  const { day } = fixture
  return (
    (rounds === null || (round !== null && rounds.includes(round))) &&
    (club === undefined || home.slug === club || away.slug === club) &&
    (status === undefined || fixture.status === status) &&
    (from === undefined || (day !== null && day >= from)) &&
    (to === undefined || (day !== null && day <= to))
  )
}

/** Finds rounds by slug. A number means a round of the league or, if there is none, one of a stage. */
function roundsCalled(rounds: readonly Round[], asked: string): readonly Round[] {
  const called = rounds.filter((round) => roundSlug(round) === asked)
  return called.length > 0 ? called : rounds.filter(({ number }) => String(number) === asked)
}
