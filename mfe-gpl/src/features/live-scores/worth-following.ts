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
const DAY_MS = 24 * 60 * MINUTE_MS

type Followed = Pick<FixtureResponse, 'status' | 'kickOff' | 'day'>

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
  const ends = matches.map((match) => (isOn(match) && startOf(match)?.latest) || 0)
  return Math.max(0, ...ends)
}

/** Statuses in which a match will not go on, whatever the scorer corrects. */
const OFF: readonly FixtureStatus[] = ['awarded', 'cancelled']

function momentOf(match: Followed, now: number): number | null {
  if (isOn(match)) return now
  const start = startOf(match)
  if (OFF.includes(match.status) || !start) return null
  const { earliest, latest } = start
  return now > latest || now < earliest - EARLIEST_MS ? null : earliest - BEFORE_MS
}

/** When a match may begin, and until when it is followed: without a kick-off, at any time of its day. */
function startOf({ kickOff, day }: Followed): { earliest: number; latest: number } | null {
  if (kickOff === null && day === null) return null
  const earliest = Date.parse(kickOff ?? `${day}T00:00Z`)
  return { earliest, latest: earliest + (kickOff === null ? DAY_MS : 0) + LATEST_MS }
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
