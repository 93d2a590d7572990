import * as v from 'valibot'
import { AdjustmentResponse } from './adjustment.ts'
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

/** A season with its rules, rounds and clubs: `GET /api/league/seasons/{season}`. */
export const SeasonResponse = v.object({
  ...SeasonSummary.entries,
  ...SeasonRules.entries,
  /** The round that is on or comes next; the last one when all is over, null without rounds. */
  currentRound: v.nullable(Count),
  /** How many matches the season has, cancelled ones left out. */
  matches: Count,
  rounds: v.array(Round),
  /** In the order in which they were entered. */
  adjustments: v.array(AdjustmentResponse),
  /** By name. */
  clubs: v.array(SeasonClub),
})
export type SeasonResponse = v.InferOutput<typeof SeasonResponse>
