import * as v from 'valibot'
import { FixtureResponse } from './fixture.ts'
import { Appearance, MatchStatistics } from './match.ts'
import { MatchEventResponse, MatchEventType } from './match-event.ts'
import { MatchClock } from './match-stream.ts'
import { Count, Moment, Named, Side, Slug } from './name.ts'

/** Most taps of one call. */
export const MOST_TAPS = 200

const tapped = {
  /** UUID that the phone made: a tap that arrives again is known by it. */
  id: v.pipe(v.string(), v.uuid()),
  /** When it was tapped, by the server's clock as the phone knows it. */
  at: Moment,
}

/** A tap that adds something that happened. */
export const EventTap = v.object({
  kind: v.literal('event'),
  ...tapped,
  type: MatchEventType,
  /** Of an own goal, the side that gains by it; null for a whistle. */
  side: v.nullable(Side),
  player: v.optional(v.nullable(Slug), null),
  /** Who gave the pass, or came off. */
  related: v.optional(v.nullable(Slug), null),
  note: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** Says that it is another one than the like that somebody else has tapped at that moment. */
  isAnother: v.optional(v.boolean(), false),
})
export type EventTap = v.InferOutput<typeof EventTap>

/** A tap that takes an event back, or puts a right one in its place. */
export const CorrectionTap = v.object({
  kind: v.literal('correction'),
  ...tapped,
  /** Id of the event. */
  corrects: v.pipe(v.string(), v.uuid()),
  /** Required unless it follows within ten seconds of the event. */
  reason: v.pipe(v.string(), v.maxLength(300)),
  /** What is right; null takes the event back. A minute that is not given stays. */
  right: v.nullable(
    v.object({
      type: MatchEventType,
      side: v.nullable(Side),
      player: v.nullable(Slug),
      related: v.nullable(Slug),
      minute: v.optional(Count),
      added: v.optional(Count),
    }),
  ),
})
export type CorrectionTap = v.InferOutput<typeof CorrectionTap>

/** A tap that announces the added time of the half that runs. */
export const AddedTimeTap = v.object({
  kind: v.literal('added-time'),
  ...tapped,
  minutes: v.pipe(Count, v.maxValue(30)),
})

/** A tap that counts one more of something, or one fewer. */
export const CountTap = v.object({
  kind: v.literal('count'),
  ...tapped,
  what: v.picklist(['shots', 'shotsOnTarget', 'corners', 'fouls', 'offsides']),
  side: Side,
  by: v.picklist([1, -1]),
})

/** A tap that says who plays: the whole line-up of one side. */
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

/** What became of a tap. */
export const TapOutcome = v.object({
  id: v.string(),
  /**
   * `taken` also when it was known already. `double`: somebody else has tapped the same thing, and that one counts.
   * `refused`: it cannot be, and never will.
   */
  outcome: v.picklist(['taken', 'double', 'refused']),
  /** Id of the event that counts in its place. */
  sameAs: v.nullable(v.string()),
  /** Why it was refused, in words for the scorer. */
  reason: v.nullable(v.string()),
})
export type TapOutcome = v.InferOutput<typeof TapOutcome>

/** Somebody who may be chosen by a shirt number. */
export const SquadPlayer = v.object({
  player: Named,
  shirtNumber: v.nullable(Count),
  position: v.string(),
})
export type SquadPlayer = v.InferOutput<typeof SquadPlayer>

/** A match as its scorer needs it: `GET /api/desk/score/{fixture}`. */
export const ScoredMatch = v.object({
  fixture: FixtureResponse,
  /** The server's now, by which the phone's clock is set right. */
  now: Moment,
  clock: v.nullable(MatchClock),
  sequence: Count,
  events: v.array(v.object({ ...MatchEventResponse.entries, at: Moment, by: v.string() })),
  squads: v.object({ home: v.array(SquadPlayer), away: v.array(SquadPlayer) }),
  lineUps: v.object({ home: v.array(Appearance), away: v.array(Appearance) }),
  statistics: v.nullable(MatchStatistics),
})
export type ScoredMatch = v.InferOutput<typeof ScoredMatch>

/** Answer to taps: what became of each, in their order, and the match as it is now. */
export const TapsAnswer = v.object({ outcomes: v.array(TapOutcome), match: ScoredMatch })
export type TapsAnswer = v.InferOutput<typeof TapsAnswer>

/** Matches that the caller may score: `GET /api/desk/score`, those that are on first, then the next. */
export const MatchesToScore = v.object({ now: Moment, matches: v.array(FixtureResponse) })
export type MatchesToScore = v.InferOutput<typeof MatchesToScore>

/** Who may score a match: `GET` and `PUT /api/desk/league/fixtures/{fixture}/scorers`, by user names. */
export const MatchScorers = v.object({
  scorers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(6)),
})
export type MatchScorers = v.InferOutput<typeof MatchScorers>
