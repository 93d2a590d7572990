import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { SeasonSummary } from 'shared-contracts/league/season'
import { isOn } from '../match-state/match-state.ts'

const MINUTE_MS = 60_000
/** How long before the kick-off a page begins to listen: line-ups are there, and phones' clocks are wrong. */
const BEFORE_MS = 15 * MINUTE_MS
/** A page that is opened earlier than this is seldom still open then. */
const EARLIEST_MS = 12 * 60 * MINUTE_MS
/** A match that nobody has whistled on by then was forgotten. */
const LATEST_MS = 4 * 60 * MINUTE_MS

type Followed = Pick<FixtureResponse, 'status' | 'kickOff'>

/**
 * From when on there is something to hear of some matches, in milliseconds since 1970; null on a quiet day, on which a
 * page loads and asks nothing.
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

/** Whether a match is of a season that stands still, as a sample does: nothing more will be heard of it. */
export function isStill(
  match: Pick<FixtureResponse, 'season' | 'competition'>,
  seasons: readonly Pick<SeasonSummary, 'slug' | 'competition' | 'clock'>[],
): boolean {
  const own = seasons.find(
    ({ slug, competition }) => slug === match.season && competition.slug === match.competition.slug,
  )
  return own !== undefined && own.clock !== null
}
