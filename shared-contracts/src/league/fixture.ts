import * as v from 'valibot'
import { Count, Day, Moment, Named, Side } from './name.ts'

/** How a match stands. */
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
  /** Null where nobody knows. */
  halfTime: v.nullable(Goals),
  /** Null, as are the shots from the mark, where there was none. */
  afterExtraTime: v.nullable(Goals),
  penalties: v.nullable(Goals),
})
export type Score = v.InferOutput<typeof Score>

/** A match, played or to be played: `GET /api/league/seasons/{season}/fixtures`. */
export const FixtureResponse = v.object({
  /** `2025-01-26-hearts-of-oak-asante-kotoko`; it stays when the match is moved. */
  slug: v.string(),
  season: v.string(),
  competition: Named,
  /** Null for a match outside of the rounds. */
  round: v.nullable(Count),
  /** Name of the round: `Matchday 15`. */
  roundName: v.nullable(v.string()),
  home: Named,
  away: Named,
  ground: v.nullable(v.string()),
  /** Day of the match in the season's zone; null: not fixed. */
  day: v.nullable(Day),
  /** Null: not fixed. */
  kickOff: v.nullable(Moment),
  status: FixtureStatus,
  score: v.nullable(Score),
  /** The side to which the match was awarded. */
  awarded: v.nullable(Side),
  /** Minute of play while it is on: 67. */
  minute: v.nullable(Count),
  /** Minutes into the added time while it is on: 2 in `45+2`; an API of before does not say. */
  added: v.optional(Count),
  /** Whether the portal streams it. */
  hasStream: v.boolean(),
  attendance: v.nullable(Count),
  referee: v.nullable(v.string()),
  weather: v.nullable(v.string()),
})
export type FixtureResponse = v.InferOutput<typeof FixtureResponse>
