import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LeagueBooks } from '../../book/league-books.ts'
import { currentTimeOf } from '../../book/season-book.ts'
import { fixtureResponses } from '../../matches/fixtures.service.ts'
import { listedToScore } from './listed-to-score.ts'
import { MatchScorer } from './match-scorer.entity.ts'

/**
 * Returns the matches that somebody may score. A match that was given to a scorer and has not begun stays listed, however
 * late it is.
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
  const read = await Promise.all(seasons.map(({ season }) => books.bookOfId(season.id)))
  const found = read.flatMap((book) =>
    book.fixtures
      .filter(({ fixture }) => given === null || given.has(fixture.id))
      .map((match) => ({ match, book, fixture: match.fixture, now: currentTimeOf(book.season) })),
  )
  return listedToScore(found, given !== null).flatMap(({ match, book }) =>
    fixtureResponses([match], book),
  )
}
