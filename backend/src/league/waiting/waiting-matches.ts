import type { BookFixture, SeasonBook } from '../book/season-book.ts'
import { TO_BE_PLAYED } from '../matches/to-be-played.ts'

/** Work for a league editor, and the path below `/desk` that shows it. */
export interface WaitingWork {
  readonly text: string
  readonly count: number
  readonly path: string
}

type Matches = Pick<SeasonBook, 'fixtures'>

/** Whether a match should have begun, and nobody has entered that it did. */
export const isResultMissing = (
  { status, kickOff }: Pick<BookFixture['fixture'], 'status' | 'kickOff'>,
  now: Date,
): boolean => TO_BE_PLAYED.includes(status) && kickOff !== null && kickOff < now

/**
 * Returns the matches that have begun and have no result. If they belong to a single round, the path is its screen.
 *
 * @param address of the season in the API.
 */
export function missingResults(
  { fixtures }: Matches,
  address: string,
  now: Date,
): WaitingWork | null {
  const missing = fixtures.filter(({ fixture }) => isResultMissing(fixture, now))
  if (missing.length === 0) return null
  const rounds = new Set(missing.map(({ round }) => round?.number ?? null))
  const [only = null] = rounds
  const isOne = rounds.size === 1 && only !== null
  return {
    text: `${counted(missing, 'result is', 'results are')} missing${isOne ? ` in round ${only}` : ''}`,
    count: missing.length,
    path: isOne
      ? `/seasons/${address}/rounds/${only}`
      : `/fixtures?season=${address}&result=missing`,
  }
}

/** Returns the postponed matches without a new day. */
export function postponedWithoutDay({ fixtures }: Matches, address: string): WaitingWork | null {
  const open = fixtures.filter(
    ({ fixture: { status, day } }) => status === 'postponed' && day === null,
  )
  if (open.length === 0) return null
  return {
    text: `${counted(open, 'postponed match has', 'postponed matches have')} no new day`,
    count: open.length,
    path: `/fixtures?season=${address}&status=postponed`,
  }
}

const counted = (matches: readonly BookFixture[], one: string, many: string) =>
  `${matches.length} ${matches.length === 1 ? one : many}`
