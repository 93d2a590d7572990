import * as v from 'valibot'
import { FixtureStatus } from './fixture.ts'
import { MatchEventType } from './match-event.ts'
import { Count, Moment, Named, Side } from './name.ts'

/**
 * The match's clock: which half is running and since when, from which every listener computes the minute. The
 * start is in server time; `null` when nothing runs, as before the kick-off, at the break and after the end.
 */
export const MatchClock = v.object({
  half: v.picklist(['first', 'second']),
  startedAt: Moment,
  /** Minutes to be added to the half; null until they are announced. */
  added: v.nullable(Count),
})
export type MatchClock = v.InferOutput<typeof MatchClock>

/** Goals of the home and the away side. */
export const LiveScore = v.tuple([Count, Count])
export type LiveScore = v.InferOutput<typeof LiveScore>

/** An event as sent to listeners. Names are shortened if a message would be longer than 200 bytes. */
export const LiveEvent = v.object({
  /** Sequence number within the match, and the `id` of the message. */
  sequence: Count,
  minute: Count,
  added: Count,
  type: MatchEventType,
  side: v.nullable(Side),
  player: v.nullable(v.string()),
  related: v.nullable(v.string()),
})
export type LiveEvent = v.InferOutput<typeof LiveEvent>

/** Message `state`: the full state, for a listener that starts or restarts. */
export const LiveState = v.object({
  match: v.string(),
  home: Named,
  away: Named,
  status: FixtureStatus,
  score: v.nullable(LiveScore),
  halfTime: v.nullable(LiveScore),
  clock: v.nullable(MatchClock),
  /** Current server time: listeners with a wrong clock correct it by the difference. */
  now: Moment,
  /** Last sequence number that this state contains. */
  sequence: Count,
  /** Events that count: without those corrected or withdrawn. */
  events: v.array(LiveEvent),
})
export type LiveState = v.InferOutput<typeof LiveState>

/** Message `event`: an event, and the score after it. */
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

/** Message `correction`: the event `corrects` no longer counts; `event` replaces it, or is null. */
export const LiveCorrectionMessage = v.object({
  sequence: Count,
  corrects: Count,
  event: v.nullable(v.omit(LiveEvent, ['sequence'])),
  score: LiveScore,
})
export type LiveCorrectionMessage = v.InferOutput<typeof LiveCorrectionMessage>

/** Message `clock`, without an `id`: the added time was announced, or the clock was corrected. */
export const LiveClockMessage = v.object({ clock: v.nullable(MatchClock), now: Moment })
export type LiveClockMessage = v.InferOutput<typeof LiveClockMessage>

/** State of one match, in the list of live matches. */
export const LiveLine = v.object({
  match: v.string(),
  status: FixtureStatus,
  score: v.nullable(LiveScore),
  clock: v.nullable(MatchClock),
})
export type LiveLine = v.InferOutput<typeof LiveLine>

/**
 * Messages of `GET /api/league/live/stream`, for pages that show many matches: `state` with every match that is
 * live or ended within the last hours, then `line` whenever one of them changes. Neither is numbered: after a
 * disconnection, a listener starts with the state again.
 */
export const LiveLines = v.object({ now: Moment, matches: v.array(LiveLine) })
export type LiveLines = v.InferOutput<typeof LiveLines>
