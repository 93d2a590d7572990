import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { SeasonSummary } from 'shared-contracts/league/season'
import { isOn } from '../match-state/match-state.ts'

const MINUTE_MS = 60_000
/** Time before the kick-off at which a page starts to listen: line-ups are known, and phones' clocks may be wrong. */
const BEFORE_MS = 15 * MINUTE_MS
/** A page opened earlier than this is seldom still open at kick-off. */
const EARLIEST_MS = 12 * 60 * MINUTE_MS
/** A match without a kick-off event by then was forgotten. */
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

function momentOf(match: Followed, now: number): number | null {
  if (isOn(match)) return now
  if (match.status !== 'scheduled' || match.kickOff === null) return null
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
