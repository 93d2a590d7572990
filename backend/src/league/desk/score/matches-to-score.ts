import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LeagueBooks } from '../../book/league-books.ts'
import { currentTimeOf, type BookFixture, type SeasonBook } from '../../book/season-book.ts'
import { fixtureResponses } from '../../matches/fixtures.service.ts'
import { TO_BE_PLAYED } from '../../matches/to-be-played.ts'
import { MatchScorer } from './match-scorer.entity.ts'

/** Maximum length of the list: enough for a round of a league, and matches that were moved. */
const MAX_MATCHES = 40
/** Period after the kick-off in which a finished match is listed for corrections, in milliseconds. */
const LISTED_AFTER_MS = 2 * 24 * 3_600_000

/**
 * Returns the matches that somebody may score: those in progress, then those to come, then those that have just ended.
 * A match that was given to a scorer and has not begun stays listed, however late it is.
 *
 * @param userId of a scorer, who sees the matches given to them; null for all matches of the current seasons.
 */
export async function matchesToScore(
  books: LeagueBooks,
  userId: number | null,
): Promise<FixtureResponse[]> {
  const given =
    userId === null
      ? null
      : new Set((await books.manager.findBy(MatchScorer, { userId })).map((one) => one.fixtureId))
  if (given?.size === 0) return []
  const seasons = (await books.seasons()).filter(({ season, isCurrent, isReplay }) => {
    // A season with a fixed clock is a sample.
    return season.clock === null && (isCurrent || isReplay || given !== null)
  })
  const found: (readonly [BookFixture, SeasonBook])[] = []
  for (const { season } of seasons) {
    const book = await books.bookOfId(season.id)
    for (const one of book.fixtures) {
      if (given === null || given.has(one.fixture.id)) found.push([one, book])
    }
  }
  const isNext = (one: BookFixture, now: Date) =>
    isAhead(one) && (given !== null || isRecent(one, now))
  return [isOn, isNext, hasJustEnded]
    .flatMap((isAskedFor) =>
      found.filter(([one, book]) => isAskedFor(one, currentTimeOf(book.season))),
    )
    .slice(0, MAX_MATCHES)
    .flatMap(([one, book]) => fixtureResponses([one], book))
}

const isOn = ({ fixture: { status } }: BookFixture) =>
  status === 'in-play' || status === 'half-time'

const isAhead = ({ fixture: { status } }: BookFixture) => TO_BE_PLAYED.includes(status)

const isRecent = ({ fixture: { kickOff } }: BookFixture, now: Date) =>
  kickOff === null || now.getTime() - kickOff.getTime() < LISTED_AFTER_MS

const hasJustEnded = (one: BookFixture, now: Date) =>
  one.fixture.status === 'finished' && isRecent(one, now)
