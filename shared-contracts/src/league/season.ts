import * as v from 'valibot'
import { SeasonClub } from './club.ts'
import { Count, Day, Moment, Named } from './name.ts'
import { Round } from './round.ts'
import { SeasonRules } from './rules.ts'

/** A season of a competition: `GET /api/league/seasons`, newest first. */
export const SeasonSummary = v.object({
  /** `2024-25`; `{competition}~2024-25` addresses it where it is not the default competition's. */
  slug: v.string(),
  /** `2024/25`. */
  name: v.string(),
  competition: Named,
  startsOn: Day,
  endsOn: Day,
  /** IANA name of the zone in which its files tell times. */
  timeZone: v.string(),
  /** Invented, and to be shown as such. */
  isSample: v.boolean(),
  /** The one that the portal shows unless it is asked for another. */
  isCurrent: v.boolean(),
  /** The moment at which a sample stands still; null where it is now. */
  clock: v.nullable(Moment),
})
export type SeasonSummary = v.InferOutput<typeof SeasonSummary>

/** Points that a decision gave a club or, below 0, took away. */
export const AdjustmentResponse = v.object({
  /** Slug of the club. */
  club: v.string(),
  points: v.pipe(v.number(), v.integer()),
  reason: v.string(),
  /** Day of the decision. */
  on: Day,
})
export type AdjustmentResponse = v.InferOutput<typeof AdjustmentResponse>

/** A season with its rules, rounds and clubs: `GET /api/league/seasons/{season}`. */
export const SeasonResponse = v.object({
  ...SeasonSummary.entries,
  ...SeasonRules.entries,
  /** The round that is on or comes next; the last one when all is over, null without rounds. */
  currentRound: v.nullable(Count),
  /** How many matches the season has, cancelled ones left out. */
  matches: Count,
  rounds: v.array(Round),
  /** In the order in which they were decided. */
  adjustments: v.array(AdjustmentResponse),
  /** By name. */
  clubs: v.array(SeasonClub),
})
export type SeasonResponse = v.InferOutput<typeof SeasonResponse>
