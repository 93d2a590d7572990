import * as v from 'valibot'
import { singleLine } from '../api/single-line.ts'
import { ACCOUNT_LIMITS } from '../desk/account.ts'
import { FixtureResponse } from './fixture.ts'
import { Appearance, MatchStatistics } from './match.ts'
import { MatchEventResponse, MatchEventType } from './match-event.ts'
import { MatchClock } from './match-stream.ts'
import { Count, Moment, Named, Side, Slug } from './name.ts'

/** Maximum number of taps in one call. */
export const MOST_TAPS = 200

/** Period in which an event can be taken back without a reason, in milliseconds. */
export const UNDO_MS = 10_000

/** Reason for an event that was taken back that soon, as visitors read it. */
export const UNDONE = 'Taken back at once'

/** Highest minute that an event can have, and most minutes into added time. Anything beyond is a slip. */
export const MOST_MINUTES = 130
export const MOST_ADDED = 30

const tapped = {
  /** UUID created on the phone, by which a repeated tap is recognised. */
  id: v.pipe(v.string(), v.uuid()),
  /** Time of the tap, in server time as the phone knows it. */
  at: Moment,
}

/** A tap that adds an event. */
export const EventTap = v.object({
  kind: v.literal('event'),
  ...tapped,
  type: MatchEventType,
  /** For an own goal, the side that benefits; null for a whistle. */
  side: v.nullable(Side),
  player: v.optional(v.nullable(Slug), null),
  /** Player who gave the assist, or who was substituted. */
  related: v.optional(v.nullable(Slug), null),
  note: v.optional(v.pipe(v.string(), singleLine(), v.maxLength(300)), ''),
  /** States that the event differs from a similar one that was tapped on another phone at that time. */
  isAnother: v.optional(v.boolean(), false),
})
export type EventTap = v.InferOutput<typeof EventTap>

/** A tap that withdraws an event, or replaces it with a corrected one. */
export const CorrectionTap = v.object({
  kind: v.literal('correction'),
  ...tapped,
  /** Id of the event. */
  corrects: v.pipe(v.string(), v.uuid()),
  /** Required unless the correction follows within ten seconds of the event. */
  reason: v.pipe(v.string(), singleLine(), v.maxLength(300)),
  /** Corrected values; null withdraws the event. An omitted minute stays the same. */
  right: v.nullable(
    v.object({
      type: MatchEventType,
      side: v.nullable(Side),
      player: v.nullable(Slug),
      related: v.nullable(Slug),
      minute: v.optional(v.pipe(Count, v.maxValue(MOST_MINUTES))),
      added: v.optional(v.pipe(Count, v.maxValue(MOST_ADDED))),
    }),
  ),
})
export type CorrectionTap = v.InferOutput<typeof CorrectionTap>

/** A tap that announces the added time of the current half. */
export const AddedTimeTap = v.object({
  kind: v.literal('added-time'),
  ...tapped,
  minutes: v.pipe(Count, v.maxValue(MOST_ADDED)),
})

/** A tap that raises or lowers a counter by one. */
export const CountTap = v.object({
  kind: v.literal('count'),
  ...tapped,
  what: v.picklist(['shots', 'shotsOnTarget', 'corners', 'fouls', 'offsides']),
  side: Side,
  by: v.picklist([1, -1]),
})

/** A tap that sets the whole line-up of one side. */
export const LineUpTap = v.object({
  kind: v.literal('line-up'),
  ...tapped,
  side: Side,
  players: v.pipe(
    v.array(
      v.object({
        player: Slug,
        shirtNumber: v.nullable(v.pipe(Count, v.maxValue(99))),
        isStarter: v.boolean(),
      }),
    ),
    v.maxLength(30),
  ),
})

export const Tap = v.variant('kind', [EventTap, CorrectionTap, AddedTimeTap, CountTap, LineUpTap])
export type Tap = v.InferOutput<typeof Tap>

/** Body of `POST /api/desk/score/{fixture}/taps`: taps in the order in which they were made. */
export const Taps = v.object({ taps: v.pipe(v.array(Tap), v.minLength(1), v.maxLength(MOST_TAPS)) })
export type Taps = v.InferOutput<typeof Taps>

/** Outcome of a tap. */
export const TapOutcome = v.object({
  id: v.string(),
  /**
   * `taken` also for a tap that was known already. `double`: the same event was tapped on another phone, and that
   * one counts. `refused`: it is impossible, and a retry does not help.
   */
  outcome: v.picklist(['taken', 'double', 'refused']),
  /** Id of the event that counts instead. */
  sameAs: v.nullable(v.string()),
  /** Reason for the refusal, in words for the scorer. */
  reason: v.nullable(v.string()),
})
export type TapOutcome = v.InferOutput<typeof TapOutcome>

/** A player who can be chosen by shirt number. */
export const SquadPlayer = v.object({
  player: Named,
  shirtNumber: v.nullable(Count),
  position: v.string(),
})
export type SquadPlayer = v.InferOutput<typeof SquadPlayer>

/** A match for its scorer: `GET /api/desk/score/{fixture}`. */
export const ScoredMatch = v.object({
  fixture: FixtureResponse,
  /** Current server time, by which the phone corrects its clock. */
  now: Moment,
  clock: v.nullable(MatchClock),
  sequence: Count,
  events: v.array(v.object({ ...MatchEventResponse.entries, at: Moment, by: v.string() })),
  squads: v.object({ home: v.array(SquadPlayer), away: v.array(SquadPlayer) }),
  lineUps: v.object({ home: v.array(Appearance), away: v.array(Appearance) }),
  statistics: v.nullable(MatchStatistics),
})
export type ScoredMatch = v.InferOutput<typeof ScoredMatch>

/** Response to taps: the outcome of each, in order, and the match as it is now. */
export const TapsAnswer = v.object({ outcomes: v.array(TapOutcome), match: ScoredMatch })
export type TapsAnswer = v.InferOutput<typeof TapsAnswer>

/** Matches that the caller may score: `GET /api/desk/score`, live ones first, then the next. */
export const MatchesToScore = v.object({ now: Moment, matches: v.array(FixtureResponse) })
export type MatchesToScore = v.InferOutput<typeof MatchesToScore>

/** Body of `PUT /api/desk/league/fixtures/{fixture}/scorers`: usernames of the accounts that may score the match. */
export const ScorersFields = v.object({
  scorers: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(ACCOUNT_LIMITS.username))),
    v.maxLength(6),
  ),
})
export type ScorersFields = v.InferOutput<typeof ScorersFields>

/** Accounts that may score a match: `GET /api/desk/league/fixtures/{fixture}/scorers`. */
export const MatchScorers = v.object({
  ...ScorersFields.entries,
  /** Grows with each assignment; 0 while nobody has the match. An earlier API tells none, and asks for none. */
  revision: v.optional(Count, 0),
})
export type MatchScorers = v.InferOutput<typeof MatchScorers>
