import * as v from 'valibot'
import { Count, Day, Moment, Named, Side } from './name.ts'

/** Status of a match. */
export const FIXTURE_STATUSES = [
  'scheduled',
  'postponed',
  'in-play',
  'half-time',
  'finished',
  'abandoned',
  'awarded',
  'cancelled',
] as const
export const FixtureStatus = v.picklist(FIXTURE_STATUSES)
export type FixtureStatus = v.InferOutput<typeof FixtureStatus>

const Goals = v.object({ home: Count, away: Count })

/** Goals of both sides after ninety minutes. */
export const Score = v.object({
  ...Goals.entries,
  /** Null if unknown. */
  halfTime: v.nullable(Goals),
  /** Null if there was none; the same for the penalty shoot-out. */
  afterExtraTime: v.nullable(Goals),
  penalties: v.nullable(Goals),
})
export type Score = v.InferOutput<typeof Score>

/** A match, played or upcoming: `GET /api/league/seasons/{season}/fixtures`. */
export const FixtureResponse = v.object({
  /** `2025-01-26-hearts-of-oak-asante-kotoko`; unchanged when the match is moved. */
  slug: v.string(),
  season: v.string(),
  competition: Named,
  /** Null for a match outside the rounds. */
  round: v.nullable(Count),
  /** Name of the round: `Matchday 15`. */
  roundName: v.nullable(v.string()),
  home: Named,
  away: Named,
  ground: v.nullable(v.string()),
  /** Day of the match in the season's time zone; null if not fixed. */
  day: v.nullable(Day),
  /** Null if not fixed. */
  kickOff: v.nullable(Moment),
  status: FixtureStatus,
  score: v.nullable(Score),
  /** The side to which the match was awarded. */
  awarded: v.nullable(Side),
  /** Current minute of play during the match: 67. */
  minute: v.nullable(Count),
  /** Minutes into added time during the match: 2 in `45+2`; absent in responses of older APIs. */
  added: v.optional(Count),
  /** Whether the portal streams it. */
  hasStream: v.boolean(),
  attendance: v.nullable(Count),
  referee: v.nullable(v.string()),
  weather: v.nullable(v.string()),
})
export type FixtureResponse = v.InferOutput<typeof FixtureResponse>
