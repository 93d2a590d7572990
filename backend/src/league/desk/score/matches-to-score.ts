import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LeagueBooks } from '../../book/league-books.ts'
import { nowOf, type BookFixture, type SeasonBook } from '../../book/season-book.ts'
import { fixtureResponses } from '../../matches/fixtures.service.ts'
import { MatchScorer } from './match-scorer.entity.ts'

/** Matches that a list has: a round of a league, and those that were moved. */
const MOST = 40
/** A match that has ended stays for corrections for so long after it began, in milliseconds. */
const AFTERWARDS_MS = 2 * 24 * 3_600_000

/**
 * Matches that somebody may score: those that are on, then those to come, then those that have just ended. What was
 * given to a scorer and has not begun waits, however late it is.
 *
 * @param userId of a scorer, who has the matches that were given to them; null for all of the current seasons.
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
    // A season whose clock stands still is a sample.
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
    .flatMap((isAskedFor) => found.filter(([one, book]) => isAskedFor(one, nowOf(book.season))))
    .slice(0, MOST)
    .flatMap(([one, book]) => fixtureResponses([one], book))
}

const isOn = ({ fixture: { status } }: BookFixture) =>
  status === 'in-play' || status === 'half-time'

const isAhead = ({ fixture: { status } }: BookFixture) =>
  status === 'scheduled' || status === 'postponed'

const isRecent = ({ fixture: { kickOff } }: BookFixture, now: Date) =>
  kickOff === null || now.getTime() - kickOff.getTime() < AFTERWARDS_MS

const hasJustEnded = (one: BookFixture, now: Date) =>
  one.fixture.status === 'finished' && isRecent(one, now)
