import * as v from 'valibot'
import { form } from '../api/form.ts'
import { line, optionalLine } from '../desk/content-fields.ts'
import { listQuery, wholeNumber } from '../desk/list.ts'
import {
  count,
  day,
  optionalDay,
  optionalReason,
  optionalTime,
  reason,
  time,
} from './desk-field.ts'
import { FIXTURE_STATUSES, FixtureResponse, FixtureStatus } from './fixture.ts'
import { MATCH_EVENT_TYPES, MatchEventResponse } from './match-event.ts'
import { Appearance, FixtureChangeResponse } from './match.ts'
import { Count, SIDES } from './name.ts'
import { MOST_ADDED, MOST_MINUTES } from './score.ts'

/** Maximum goals of a side: no match has had more, but a minute in the wrong field is. */
export const MOST_GOALS = 99

const goals = form({
  home: count('goals', MOST_GOALS),
  away: count('goals', MOST_GOALS),
})
const optionalGoals = v.optional(v.nullable(goals), null)

/** Goals after ninety minutes. */
export const ScoreFields = form({
  ...goals.entries,
  halfTime: optionalGoals,
  afterExtraTime: optionalGoals,
  penalties: optionalGoals,
})
export type ScoreFields = v.InferOutput<typeof ScoreFields>

/** Result of a match: what was played and decided. */
const result = {
  status: v.picklist(FIXTURE_STATUSES, 'Choose a status'),
  /** Null if there is none. */
  score: v.optional(v.nullable(ScoreFields), null),
  /** The side to which the match is awarded; the winner by the score unless given. */
  awarded: v.optional(v.nullable(v.picklist(SIDES)), null),
  /**
   * Required when a fixed kick-off, a known ground, the score or a decision changes, and for a match that is
   * postponed, abandoned, awarded or cancelled. Visitors read it.
   */
  reason: optionalReason,
}

/** Fields of a match that editors fill in. Omitted fields are unknown. */
export const FixtureFields = form({
  /** Number of the round; null for a match outside the rounds. */
  round: v.optional(v.nullable(count('a round', 200, 1)), null),
  /** In the season's time zone; null if not fixed. A postponed match may already have its new day. */
  day: optionalDay,
  time: optionalTime,
  /** Name of the ground; an unknown one is created. */
  ground: optionalLine(120),
  ...result,
  referee: optionalLine(120),
  attendance: v.optional(v.nullable(count('a number of spectators', 500_000)), null),
  weather: optionalLine(60),
  hasStream: v.optional(v.boolean(), false),
  note: optionalLine(500),
})
export type FixtureFields = v.InferOutput<typeof FixtureFields>

/** A new match. Both clubs must play in the season. */
export const NewFixture = form({
  /** Address of the season. */
  season: line('Choose a season', 120),
  home: line('Choose a club', 50),
  away: line('Choose a club', 50),
  ...FixtureFields.entries,
  status: v.optional(result.status, 'scheduled'),
})
export type NewFixture = v.InferOutput<typeof NewFixture>

/** A match as the desk lists it. */
export const DeskFixture = v.object({
  ...FixtureResponse.entries,
  /** Address of its season. */
  seasonAddress: v.string(),
  revision: Count,
  /** Wall-clock time in the season's time zone; null if not fixed. */
  time: v.nullable(v.string()),
  note: v.string(),
})
export type DeskFixture = v.InferOutput<typeof DeskFixture>

/** Members by which the API orders matches. */
export const FIXTURE_SORTS = ['day', 'round'] as const

/** Query of `GET fixtures`. */
export const FixturesQuery = listQuery(FIXTURE_SORTS, {
  /** Address of a season; defaults to the current one. */
  season: v.optional(v.pipe(v.string(), v.maxLength(120))),
  round: v.optional(wholeNumber(1, 200)),
  club: v.optional(v.pipe(v.string(), v.maxLength(50))),
  status: v.optional(FixtureStatus),
  /** `missing`: matches that have begun and have no result. */
  result: v.optional(v.picklist(['missing'])),
})
export type FixturesQuery = v.InferOutput<typeof FixturesQuery>

/** A full match, for editing. */
export const DeskMatch = v.object({
  ...DeskFixture.entries,
  /** In the order of entry. */
  events: v.array(MatchEventResponse),
  lineUps: v.object({ home: v.array(Appearance), away: v.array(Appearance) }),
  changes: v.array(FixtureChangeResponse),
})
export type DeskMatch = v.InferOutput<typeof DeskMatch>

/** A match event entered afterwards. It does not change the score. */
export const EventFields = form({
  type: v.picklist(MATCH_EVENT_TYPES, 'Choose what happened'),
  /** Null for an event of both sides; for an own goal, the side that benefits. */
  side: v.optional(v.nullable(v.picklist(SIDES, 'Choose a side')), null),
  minute: count('a minute', MOST_MINUTES),
  /** Minutes into added time: 2 in `45+2`. */
  added: v.optional(count('minutes', MOST_ADDED), 0),
  /** Slug; null for a player who is in no squad, whose name is the note. */
  player: v.optional(v.nullable(line('Choose a player', 120)), null),
  /** Player who gave the assist, or who was substituted. */
  related: v.optional(v.nullable(line('Choose a player', 120)), null),
  note: optionalLine(300),
})
export type EventFields = v.InferOutput<typeof EventFields>

export const NewEvents = form({
  events: v.pipe(
    v.array(EventFields, 'Enter what happened'),
    v.minLength(1, 'Enter what happened'),
    v.maxLength(60, 'Enter at most 60 at once'),
  ),
})
export type NewEvents = v.InferOutput<typeof NewEvents>

/** Reason for swapping home and away. */
export const SwapSides = form({ reason })
export type SwapSides = v.InferOutput<typeof SwapSides>

export const WithdrawEvent = form({ reason })
export type WithdrawEvent = v.InferOutput<typeof WithdrawEvent>

const lineUp = v.optional(
  v.pipe(
    v.array(
      form({
        player: line('Choose a player', 120),
        shirtNumber: v.optional(v.nullable(count('a number', 99, 1)), null),
        position: optionalLine(20),
        isStarter: v.boolean('Say who begins'),
      }),
    ),
    v.maxLength(30, 'Enter at most 30 players'),
    v.check(
      (all) => new Set(all.map(({ player }) => player)).size === all.length,
      'Each player can stand once',
    ),
    v.check(
      (all) => all.filter(({ isStarter }) => isStarter).length <= 11,
      'At most eleven begin a match',
    ),
  ),
  [],
)

/** Both line-ups in full; an empty list if unknown. */
export const LineUps = form({ home: lineUp, away: lineUp })
export type LineUps = v.InferOutput<typeof LineUps>

/** What an editor enters for one match of a round. */
export const RoundEntry = form({
  /** Slug of the match. */
  fixture: line('Choose a match', 120),
  /** Revision that the editor has seen; if omitted, the round's `If-Match` covers the match. */
  revision: v.optional(v.number()),
  ...result,
  /** Unchanged unless given; null: not fixed. A postponed match has none unless given. */
  day: v.optional(v.nullable(day)),
  time: v.optional(v.nullable(time)),
  /** Added to the existing events. */
  events: v.optional(v.pipe(v.array(EventFields), v.maxLength(60)), []),
})
export type RoundEntry = v.InferOutput<typeof RoundEntry>
