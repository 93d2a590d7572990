import * as v from 'valibot'
import { AdjustmentResponse } from './adjustment.ts'
import { SeasonClub } from './club.ts'
import { Count, Day, Moment, Named } from './name.ts'
import { Round } from './round.ts'
import { RANKINGS, SeasonRules } from './rules.ts'

/** A season of a competition: `GET /api/league/seasons`, newest first. */
export const SeasonSummary = v.object({
  /** `2024-25`; its address is `{competition}~2024-25` outside the default competition. */
  slug: v.string(),
  /** `2024/25`. */
  name: v.string(),
  competition: Named,
  startsOn: Day,
  endsOn: Day,
  /** IANA name of the time zone of the times in its files. */
  timeZone: v.string(),
  /** Whether it is invented, and must be marked as such. */
  isSample: v.boolean(),
  /** Whether the portal shows it by default. */
  isCurrent: v.boolean(),
  /** The time at which a sample stands still; null if it is the real one. */
  clock: v.nullable(Moment),
})
export type SeasonSummary = v.InferOutput<typeof SeasonSummary>

/** A season with its rules, rounds and clubs: `GET /api/league/seasons/{season}`. */
export const SeasonResponse = v.object({
  ...SeasonSummary.entries,
  ...SeasonRules.entries,
  /** Absent: by points. */
  rankedBy: v.optional(v.picklist(RANKINGS)),
  /** The current or next round; the last one when all is over, null without rounds. */
  currentRound: v.nullable(Count),
  /**
   * The last round with a match that counts, without matches brought forward from rounds to come. Absent before the
   * first one, and in answers of older APIs.
   */
  playedRound: v.optional(Count),
  /** Number of matches in the season, without cancelled ones. */
  matches: Count,
  /** How many of them are matches of the league, which its table counts; absent: all of them. */
  leagueMatches: v.optional(Count),
  rounds: v.array(Round),
  /** In the order of entry. */
  adjustments: v.array(AdjustmentResponse),
  /** Sorted by name. */
  clubs: v.array(SeasonClub),
})
export type SeasonResponse = v.InferOutput<typeof SeasonResponse>
