import * as v from 'valibot'
import { form } from '../api/form.ts'
import { listQuery, wholeNumber } from '../desk/list.ts'
import {
  count,
  day,
  line,
  optionalDay,
  optionalLine,
  optionalReason,
  optionalTime,
  reason,
  time,
} from './desk-field.ts'
import { FIXTURE_STATUSES, FixtureResponse, FixtureStatus } from './fixture.ts'
import { MATCH_EVENT_TYPES, MatchEventResponse } from './match-event.ts'
import { Appearance, FixtureChangeResponse } from './match.ts'
import { Count, SIDES } from './name.ts'

/** Most goals of a side: no match has had more, and a minute in the wrong place has. */
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

/** What was played and decided. */
const result = {
  status: v.picklist(FIXTURE_STATUSES, 'Choose a status'),
  /** Null where there is none. */
  score: v.optional(v.nullable(ScoreFields), null),
  /** The side to which it is awarded; the winner by the score unless given. */
  awarded: v.optional(v.nullable(v.picklist(SIDES)), null),
  /**
   * Needed where a fixed kick-off, or what was played and decided, changes, and for a match that is postponed,
   * abandoned, awarded or cancelled. Visitors read it.
   */
  reason: optionalReason,
}

/** What an editor writes of a match. What is left out is not known. */
export const FixtureFields = form({
  /** Number of the round; null outside of the rounds. */
  round: v.optional(v.nullable(count('a round', 200, 1)), null),
  /** In the season's zone; null: not fixed. A postponed match may have its new day already. */
  day: optionalDay,
  time: optionalTime,
  /** Its name; one that nobody has heard of is made. */
  ground: optionalLine(120),
  ...result,
  referee: optionalLine(120),
  attendance: v.optional(v.nullable(count('a number of spectators', 500_000)), null),
  weather: optionalLine(60),
  hasStream: v.optional(v.boolean(), false),
  note: optionalLine(500),
})
export type FixtureFields = v.InferOutput<typeof FixtureFields>

/** A match that is new. Both clubs play the season. */
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
  /** Wall time in the season's zone; null: not fixed. */
  time: v.nullable(v.string()),
  note: v.string(),
})
export type DeskFixture = v.InferOutput<typeof DeskFixture>

/** Query of `GET fixtures`. */
export const FixturesQuery = listQuery(['day', 'round'], {
  /** Address of a season; the current one unless given. */
  season: v.optional(v.pipe(v.string(), v.maxLength(120))),
  round: v.optional(wholeNumber(1, 200)),
  club: v.optional(v.pipe(v.string(), v.maxLength(50))),
  status: v.optional(FixtureStatus),
  /** `missing`: begun, and without a result. */
  result: v.optional(v.picklist(['missing'])),
})
export type FixturesQuery = v.InferOutput<typeof FixturesQuery>

/** A match whole, as the desk writes it. */
export const DeskMatch = v.object({
  ...DeskFixture.entries,
  /** In the order in which they were written. */
  events: v.array(MatchEventResponse),
  lineUps: v.object({ home: v.array(Appearance), away: v.array(Appearance) }),
  changes: v.array(FixtureChangeResponse),
})
export type DeskMatch = v.InferOutput<typeof DeskMatch>

/** Something that happened, entered afterwards. It does not change the score. */
export const EventFields = form({
  type: v.picklist(MATCH_EVENT_TYPES, 'Choose what happened'),
  /** Null for what concerns both; of an own goal, the side that gains by it. */
  side: v.optional(v.nullable(v.picklist(SIDES, 'Choose a side')), null),
  minute: count('a minute', 130),
  /** Minutes into the time that was added: 2 in `45+2`. */
  added: v.optional(count('minutes', 30), 0),
  /** Slug; null for one who stands in no squad, whose name is the note. */
  player: v.optional(v.nullable(line('Choose a player', 120)), null),
  /** Who gave the pass, or came off. */
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

/** Why the clubs swap home and away. */
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

/** Both line-ups whole; an empty list for one that nobody knows. */
export const LineUps = form({ home: lineUp, away: lineUp })
export type LineUps = v.InferOutput<typeof LineUps>

/** What an editor enters of one match of a round. */
export const RoundEntry = form({
  /** Slug of the match. */
  fixture: line('Choose a match', 120),
  /** The one that the editor has seen; where it is left out, the round's `If-Match` speaks for the match. */
  revision: v.optional(v.number()),
  ...result,
  /** As they are unless given; null: not fixed. A postponed match has none unless given. */
  day: v.optional(v.nullable(day)),
  time: v.optional(v.nullable(time)),
  /** Added to those that there are. */
  events: v.optional(v.pipe(v.array(EventFields), v.maxLength(60)), []),
})
export type RoundEntry = v.InferOutput<typeof RoundEntry>
