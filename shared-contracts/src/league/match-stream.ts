import * as v from 'valibot'
import { FixtureStatus } from './fixture.ts'
import { MatchEventType } from './match-event.ts'
import { Count, Moment, Named, Side } from './name.ts'

/**
 * The match's clock: what is running and since when, by which every listener computes the minute itself. The
 * moment is by the server's clock; `null` where nothing runs, as before the kick-off, at the break and after the end.
 */
export const MatchClock = v.object({
  half: v.picklist(['first', 'second']),
  startedAt: Moment,
  /** Minutes that will be added to the half; null until they are announced. */
  added: v.nullable(Count),
})
export type MatchClock = v.InferOutput<typeof MatchClock>

/** Goals of the home side and of the away side. */
export const LiveScore = v.tuple([Count, Count])
export type LiveScore = v.InferOutput<typeof LiveScore>

/** What happened, as a listener is told. Names are shortened where a message would be longer than 200 bytes. */
export const LiveEvent = v.object({
  /** In the match; it is also the `id` of the message. */
  sequence: Count,
  minute: Count,
  added: Count,
  type: MatchEventType,
  side: v.nullable(Side),
  player: v.nullable(v.string()),
  related: v.nullable(v.string()),
})
export type LiveEvent = v.InferOutput<typeof LiveEvent>

/** Message `state`: all that a listener needs to begin with, or to begin again. */
export const LiveState = v.object({
  match: v.string(),
  home: Named,
  away: Named,
  status: FixtureStatus,
  score: v.nullable(LiveScore),
  halfTime: v.nullable(LiveScore),
  clock: v.nullable(MatchClock),
  /** The server's now: listeners whose own clock is wrong go by the difference. */
  now: Moment,
  /** The last sequence that this state holds. */
  sequence: Count,
  /** As they count: without those that were corrected or withdrawn. */
  events: v.array(LiveEvent),
})
export type LiveState = v.InferOutput<typeof LiveState>

/** Message `event`: it happened, and this is the score with it. */
export const LiveEventMessage = v.object({ ...LiveEvent.entries, score: LiveScore })
export type LiveEventMessage = v.InferOutput<typeof LiveEventMessage>

/** Message `status`: a whistle. */
export const LiveStatusMessage = v.object({
  sequence: Count,
  type: MatchEventType,
  minute: Count,
  added: Count,
  status: FixtureStatus,
  score: LiveScore,
  clock: v.nullable(MatchClock),
})
export type LiveStatusMessage = v.InferOutput<typeof LiveStatusMessage>

/** Message `correction`: the event of that sequence counts no more; what stands in its place, if anything does. */
export const LiveCorrectionMessage = v.object({
  sequence: Count,
  corrects: Count,
  event: v.nullable(v.omit(LiveEvent, ['sequence'])),
  score: LiveScore,
})
export type LiveCorrectionMessage = v.InferOutput<typeof LiveCorrectionMessage>

/** Message `clock`, without an `id`: the added time was announced, or the clock was set right. */
export const LiveClockMessage = v.object({ clock: v.nullable(MatchClock), now: Moment })
export type LiveClockMessage = v.InferOutput<typeof LiveClockMessage>

/** How one match stands, in the list of those that are on. */
export const LiveLine = v.object({
  match: v.string(),
  status: FixtureStatus,
  score: v.nullable(LiveScore),
  clock: v.nullable(MatchClock),
})
export type LiveLine = v.InferOutput<typeof LiveLine>

/**
 * Messages of `GET /api/league/live/stream`, for pages that show many matches: `state` with every match that is on
 * or ended within the last hours, then `line` whenever one of them stands differently. Both are without numbers:
 * who was away begins with the state again.
 */
export const LiveLines = v.object({ now: Moment, matches: v.array(LiveLine) })
export type LiveLines = v.InferOutput<typeof LiveLines>
