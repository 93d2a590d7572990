import type { FixtureResponse, FixtureStatus } from 'shared-contracts/league/fixture'
import type { SeasonSummary } from 'shared-contracts/league/season'
import { isOn } from '../match-state/match-state.ts'

const MINUTE_MS = 60_000
/** Time before the kick-off at which a page starts to listen: line-ups are known, and phones' clocks may be wrong. */
const BEFORE_MS = 15 * MINUTE_MS
/** A page opened earlier than this is seldom still open at kick-off. */
const EARLIEST_MS = 12 * 60 * MINUTE_MS
/**
 * Time after the kick-off at which a match is left: one without a kick-off event was forgotten, and the end of one that
 * is over is seldom taken back any more.
 */
const LATEST_MS = 4 * 60 * MINUTE_MS

type Followed = Pick<FixtureResponse, 'status' | 'kickOff'>

/**
 * Returns the time from which some matches are worth following, in milliseconds since 1970; null on a quiet day,
 * on which a page neither loads nor requests anything.
 */
export function listensFrom(matches: readonly Followed[], now: number): number | null {
  const moments = matches.flatMap((match) => momentOf(match, now) ?? [])
  return moments.length > 0 ? Math.min(...moments) : null
}

/**
 * Returns until when the end of the matches in play may be taken back, in milliseconds since 1970; 0 if none is in
 * play. A match that has ended leaves the list of those in play at once.
 */
export function correctedUntil(matches: readonly Followed[]): number {
  const ends = matches.map((match) =>
    isOn(match) && match.kickOff !== null ? Date.parse(match.kickOff) + LATEST_MS : 0,
  )
  return Math.max(0, ...ends)
}

/** Statuses in which a match will not go on, whatever the scorer corrects. */
const OFF: readonly FixtureStatus[] = ['awarded', 'cancelled']

function momentOf(match: Followed, now: number): number | null {
  if (isOn(match)) return now
  if (OFF.includes(match.status) || match.kickOff === null) return null
  const kickOff = Date.parse(match.kickOff)
  return now > kickOff + LATEST_MS || now < kickOff - EARLIEST_MS ? null : kickOff - BEFORE_MS
}

/** Whether a match belongs to a season whose clock stands still, such as a sample: it gets no updates. */
export function isStill(
  match: Pick<FixtureResponse, 'season' | 'competition'>,
  seasons: readonly Pick<SeasonSummary, 'slug' | 'competition' | 'clock'>[],
): boolean {
  const own = seasons.find(
    ({ slug, competition }) => slug === match.season && competition.slug === match.competition.slug,
  )
  return own !== undefined && own.clock !== null
}
