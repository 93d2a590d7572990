import * as v from 'valibot'
import { FixtureResponse } from './fixture.ts'
import { MatchEventResponse } from './match-event.ts'
import { Count, Moment, Named } from './name.ts'
import { Result } from './standing.ts'

const pair = v.object({ home: Count, away: Count })

/** What both sides have done. Possession is in percent and adds up to 100; both are 0 where nobody measures it. */
export const MatchStatistics = v.object({
  possession: pair,
  shots: pair,
  shotsOnTarget: pair,
  corners: pair,
  fouls: pair,
  offsides: pair,
})
export type MatchStatistics = v.InferOutput<typeof MatchStatistics>

/** Somebody in a line-up. */
export const Appearance = v.object({
  player: Named,
  shirtNumber: v.nullable(Count),
  position: v.string(),
  /** False for who began on the bench. */
  isStarter: v.boolean(),
})
export type Appearance = v.InferOutput<typeof Appearance>

/** What was changed in a fixture, and why. It is kept for good. */
export const FixtureChangeResponse = v.object({
  at: Moment,
  /** A role, never a name. */
  by: v.string(),
  /** The member that was changed: `kickOff`, `score`, `status`. */
  what: v.string(),
  /** As text; null for nothing. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  reason: v.string(),
})
export type FixtureChangeResponse = v.InferOutput<typeof FixtureChangeResponse>

/** A match whole: `GET /api/league/matches/{fixture}`. */
export const MatchResponse = v.object({
  ...FixtureResponse.entries,
  isSample: v.boolean(),
  /** The season's own now: the moment at which a sample stands still; null where it is now. */
  clock: v.nullable(Moment),
  /** People watching the stream; null where nobody counts. */
  viewers: v.nullable(Count),
  officials: v.array(v.object({ role: v.string(), name: v.string() })),
  /** In the order in which they were written. */
  events: v.array(MatchEventResponse),
  lineUps: v.object({ home: v.array(Appearance), away: v.array(Appearance) }),
  statistics: v.nullable(MatchStatistics),
  /** The last five results of each before this match, the newest one last. */
  form: v.object({ home: v.array(Result), away: v.array(Result) }),
  /** Earlier matches of the two, the newest first. */
  meetings: v.array(FixtureResponse),
  changes: v.array(FixtureChangeResponse),
})
export type MatchResponse = v.InferOutput<typeof MatchResponse>

/** Matches that are on, and the next ones of the round: `GET /api/league/live`. */
export const LiveResponse = v.object({
  live: v.array(FixtureResponse),
  next: v.array(FixtureResponse),
})
export type LiveResponse = v.InferOutput<typeof LiveResponse>
