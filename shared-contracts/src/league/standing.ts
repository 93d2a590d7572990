import * as v from 'valibot'
import { Count, Named } from './name.ts'
import { Outlook } from './outlook.ts'
import { Zone } from './rules.ts'

/** A club's view of a match that counts: won, drawn or lost. */
export const Result = v.picklist(['W', 'D', 'L'])
export type Result = v.InferOutput<typeof Result>

const whole = v.pipe(v.number(), v.integer())

/** A row of a table: `GET /api/league/seasons/{season}/standings`. */
export const StandingResponse = v.object({
  /** From 1; clubs that nothing tells apart share one. */
  position: Count,
  club: Named,
  played: Count,
  won: Count,
  drawn: Count,
  lost: Count,
  goalsFor: Count,
  goalsAgainst: Count,
  goalDifference: whole,
  /** Matches without a goal against; answers that were kept from before they were counted lack them. */
  cleanSheets: v.optional(Count),
  /** With the adjustment. */
  points: whole,
  /** Points that were given or, below 0, taken away. */
  adjustment: whole,
  /** The last five results, the newest one last. */
  form: v.pipe(v.array(Result), v.maxLength(5)),
  /** Place one round before; null in the first. */
  lastPosition: v.nullable(Count),
  /** Null where it means nothing, or a tie spans the edge of a zone. */
  zone: v.nullable(Zone),
  /** Slugs of the clubs with which it shares its place. */
  tiedWith: v.array(v.string()),
  /** Whether a match that is on counts in this row. */
  isInPlay: v.boolean(),
  /**
   * What the club still can reach; null in a table of the past, of home or away matches, and with those that are on,
   * and for a moment after a result, until it is computed.
   */
  outlook: v.nullable(Outlook),
})
export type StandingResponse = v.InferOutput<typeof StandingResponse>

/** Which matches a table counts. */
export const VENUES = ['all', 'home', 'away'] as const
export const Venue = v.picklist(VENUES)
export type Venue = v.InferOutput<typeof Venue>
