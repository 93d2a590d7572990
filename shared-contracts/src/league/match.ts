import * as v from 'valibot'
import { FixtureResponse } from './fixture.ts'
import { MatchEventResponse } from './match-event.ts'
import { Count, Moment, Named } from './name.ts'
import { Result } from './standing.ts'

const pair = v.object({ home: Count, away: Count })

/** Statistics of both sides. Possession is in percent and adds up to 100; both are 0 if nobody measures it. */
export const MatchStatistics = v.object({
  possession: pair,
  shots: pair,
  shotsOnTarget: pair,
  corners: pair,
  fouls: pair,
  offsides: pair,
})
export type MatchStatistics = v.InferOutput<typeof MatchStatistics>

/** A player in a line-up. */
export const Appearance = v.object({
  player: Named,
  shirtNumber: v.nullable(Count),
  position: v.string(),
  /** False for a substitute. */
  isStarter: v.boolean(),
})
export type Appearance = v.InferOutput<typeof Appearance>

/** A change of a fixture, and its reason. Kept permanently. */
export const FixtureChangeResponse = v.object({
  at: Moment,
  /** A role in words, never a name: `league editor`. */
  by: v.string(),
  /** Name of the changed member: `kickOff`, `score`, `status`. */
  what: v.string(),
  /** As text; null if empty. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  reason: v.string(),
})
export type FixtureChangeResponse = v.InferOutput<typeof FixtureChangeResponse>

/** A full match: `GET /api/league/matches/{fixture}`. */
export const MatchResponse = v.object({
  ...FixtureResponse.entries,
  isSample: v.boolean(),
  /** The season's own current time, at which a sample stands still; null if it is the real one. */
  clock: v.nullable(Moment),
  /** Number of people watching the stream; null if nobody counts. */
  viewers: v.nullable(Count),
  officials: v.array(v.object({ role: v.string(), name: v.string() })),
  /** In the order of entry. */
  events: v.array(MatchEventResponse),
  lineUps: v.object({ home: v.array(Appearance), away: v.array(Appearance) }),
  statistics: v.nullable(MatchStatistics),
  /** The last five results of each side before this match, the newest one last. */
  form: v.object({ home: v.array(Result), away: v.array(Result) }),
  /** Earlier matches between the two clubs, the newest first. */
  meetings: v.array(FixtureResponse),
  changes: v.array(FixtureChangeResponse),
})
export type MatchResponse = v.InferOutput<typeof MatchResponse>

/** Matches of every season that are on, and the next ones of the current seasons: `GET /api/league/live`. */
export const LiveResponse = v.object({
  live: v.array(FixtureResponse),
  next: v.array(FixtureResponse),
})
export type LiveResponse = v.InferOutput<typeof LiveResponse>
