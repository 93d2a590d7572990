import * as v from 'valibot'
import { form } from '../api/form.ts'
import { line } from '../desk/content-fields.ts'
import { count, day, optionalDay, reason } from './desk-field.ts'
import { DeskFixture, RoundEntry } from './desk-fixture.ts'
import { MatchEventResponse } from './match-event.ts'
import { MOST_ROUNDS } from './desk-season.ts'
import { Count } from './name.ts'
import { Round } from './round.ts'

/** Fields of a round that editors fill in. */
export const RoundFields = v.pipe(
  form({
    number: count('a number', MOST_ROUNDS, 1),
    /** `Matchday 15`. */
    name: v.pipe(
      line('Enter a name', 120),
      v.check(
        (name) => !name.includes(', '),
        'Leave out the comma: files name a stage before it, such as Play-offs, Final',
      ),
    ),
    startsOn: optionalDay,
    endsOn: optionalDay,
  }),
  v.forward(
    v.check(
      ({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn,
      'The last day comes after the first',
    ),
    ['endsOn'],
  ),
)
export type RoundFields = v.InferOutput<typeof RoundFields>

/** A full round. */
export const DeskRound = v.object({
  ...Round.entries,
  /** Address of its season. */
  seasonAddress: v.string(),
  /** Rises with every change to the round or its matches. */
  revision: Count,
  /** Numbers of the adjacent rounds; null at the ends. */
  previous: v.nullable(Count),
  next: v.nullable(Count),
  /** In playing order. */
  fixtures: v.array(
    v.object({
      ...DeskFixture.entries,
      /** Events that count: without those withdrawn or corrected. */
      events: v.array(MatchEventResponse),
    }),
  ),
})
export type DeskRound = v.InferOutput<typeof DeskRound>

/**
 * Results of a round, accepted all or none. Errors are under `fixtures.<index>.<field>`. Omitted matches stay
 * as they are, so that two editors can share a round.
 */
export const RoundResults = form({
  fixtures: v.pipe(
    v.array(RoundEntry, 'Enter the results'),
    v.minLength(1, 'Enter a result'),
    v.maxLength(100, 'Enter at most 100 matches at once'),
  ),
})
export type RoundResults = v.InferOutput<typeof RoundResults>

/** Members of the 409 of `PUT …/results`, besides those of every error. */
export const MovedOn = v.object({
  /** Slugs of the matches that somebody else has changed since; `current` has their values. */
  moved: v.array(v.string()),
  current: DeskRound,
})
export type MovedOn = v.InferOutput<typeof MovedOn>

/** Moves all unplayed matches of a round: by a number of days, or so that the first is on a given day. */
export const MoveRound = v.pipe(
  form({
    byDays: v.optional(v.nullable(count('a number of days', 400, -400)), null),
    toDay: v.optional(v.nullable(day), null),
    reason,
  }),
  v.forward(
    v.check(
      ({ byDays, toDay }) => (byDays === null || byDays === 0) !== (toDay === null),
      'Enter a number of days, or a day',
    ),
    ['byDays'],
  ),
)
export type MoveRound = v.InferOutput<typeof MoveRound>
