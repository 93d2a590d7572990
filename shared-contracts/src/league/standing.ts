import * as v from 'valibot'
import { Count, Named } from './name.ts'
import { Outlook } from './outlook.ts'
import { Zone } from './rules.ts'

/** Result of a match that counts, for a club: won, drawn or lost. */
export const Result = v.picklist(['W', 'D', 'L'])
export type Result = v.InferOutput<typeof Result>

const whole = v.pipe(v.number(), v.integer())

/** A row of a table: `GET /api/league/seasons/{season}/standings`. */
export const StandingResponse = v.object({
  /** From 1; clubs that no rule separates share one. */
  position: Count,
  club: Named,
  played: Count,
  won: Count,
  drawn: Count,
  lost: Count,
  goalsFor: Count,
  goalsAgainst: Count,
  goalDifference: whole,
  /** Matches without conceding a goal; absent in stored responses from before they were counted. */
  cleanSheets: v.optional(Count),
  /** Including the adjustment. */
  points: whole,
  /** Points awarded or, below 0, deducted. */
  adjustment: whole,
  /** The last five results, the newest one last. */
  form: v.pipe(v.array(Result), v.maxLength(5)),
  /** Position one round before; null in the first. */
  lastPosition: v.nullable(Count),
  /** Null if the position has no consequence, or a tie spans the edge of a zone. */
  zone: v.nullable(Zone),
  /** Slugs of the clubs with which it shares its position. */
  tiedWith: v.array(v.string()),
  /** Whether this row includes a live match. */
  isInPlay: v.boolean(),
  /**
   * What the club can still reach; null in a table of the past, of home or away matches, or with live ones, and
   * for a moment after a result, until it is computed.
   */
  outlook: v.nullable(Outlook),
})
export type StandingResponse = v.InferOutput<typeof StandingResponse>

/** Matches that a table counts. */
export const VENUES = ['all', 'home', 'away'] as const
export const Venue = v.picklist(VENUES)
export type Venue = v.InferOutput<typeof Venue>
