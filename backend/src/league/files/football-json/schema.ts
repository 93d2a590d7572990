import * as v from 'valibot'
import { dateFault, timeFault } from '../day-and-time.ts'

const written = (fault: (text: string) => string | undefined) =>
  v.pipe(
    v.string('expected a text'),
    v.check(
      (text) => fault(text) === undefined,
      ({ input }) => fault(input) ?? '',
    ),
  )

const goals = v.pipe(
  v.number('expected a number of goals'),
  v.integer('expected a whole number of goals'),
  v.minValue(0, 'expected no number below 0'),
)
/** `[home, away]`. */
const pair = v.strictTuple([goals, goals], 'expected goals as [home, away]')

const text = v.string('expected a text')

/** Checks that a value is an object and no list, which `v.object` takes as well. */
const object = (message: string) =>
  v.custom<object>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    message,
  )
/** Tells the member that an object lacks. */
const missing = ({ expected }: { readonly expected: string | null }) => `expected ${expected}`

const NO_MINUTE = 'expected a minute from 0 to 150'
const minute = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))], NO_MINUTE),
  v.integer(NO_MINUTE),
  v.minValue(0, NO_MINUTE),
  v.maxValue(150, NO_MINUTE),
)

/** A minute with those of the added time, such as `90+2`. */
const withAdded = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}\+\d{1,2}$/, NO_MINUTE),
  v.check((text) => Number.parseInt(text, 10) <= 150, NO_MINUTE),
)

const yesOrNo = v.boolean('expected true or false')

const goal = v.pipe(
  object('expected a scorer'),
  v.object(
    {
      name: text,
      minute: v.union([minute, withAdded], NO_MINUTE),
      offset: v.optional(minute),
      penalty: v.optional(yesOrNo),
      owngoal: v.optional(yesOrNo),
    },
    missing,
  ),
  v.check(
    ({ minute: at, offset }) => offset === undefined || !String(at).includes('+'),
    'expected the added time once, as "90+2" or as "offset"',
  ),
)

const SCORE = 'expected a score as { "ft": [home, away] }'
/**
 * Goals after 90 minutes (`ft`), of the first half (`ht`), after extra time (`et`), on penalties (`p`). openfootball
 * has no others: another member is a slip.
 */
const score = v.pipe(
  object(SCORE),
  v.strictObject(
    {
      ft: v.optional(pair),
      ht: v.optional(pair),
      et: v.optional(pair),
      p: v.optional(pair),
    },
    SCORE,
  ),
)

const match = v.pipe(
  object('expected a match'),
  v.object(
    {
      round: v.optional(text),
      stage: v.optional(text),
      date: v.optional(written(dateFault)),
      time: v.optional(written(timeFault)),
      team1: text,
      team2: text,
      score: v.optional(score),
      goals1: v.optional(v.array(goal, 'expected a list of scorers')),
      goals2: v.optional(v.array(goal, 'expected a list of scorers')),
      status: v.optional(text),
      ground: v.optional(text),
      /** Added by the league's own writer. */
      note: v.optional(text),
    },
    missing,
  ),
)
export type JsonMatch = v.InferOutput<typeof match>
export type JsonGoal = v.InferOutput<typeof goal>

/** The members of football.json that a season needs; others are ignored. */
export const FootballJson = v.object(
  { name: v.optional(text), matches: v.array(match, 'expected a list of matches') },
  'expected { "matches": [ … ] }',
)
