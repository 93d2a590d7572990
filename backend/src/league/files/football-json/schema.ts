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

const NO_MINUTE = 'expected a minute from 0 to 150'
const minute = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))], NO_MINUTE),
  v.integer(NO_MINUTE),
  v.minValue(0, NO_MINUTE),
  v.maxValue(150, NO_MINUTE),
)

const yesOrNo = v.boolean('expected true or false')

const goal = v.object(
  {
    name: text,
    minute,
    offset: v.optional(minute),
    penalty: v.optional(yesOrNo),
    owngoal: v.optional(yesOrNo),
  },
  ({ expected }) => `expected ${expected ?? 'a scorer'}`,
)

const match = v.object(
  {
    round: v.optional(text),
    stage: v.optional(text),
    date: v.optional(written(dateFault)),
    time: v.optional(written(timeFault)),
    team1: text,
    team2: text,
    /** Goals after 90 minutes (`ft`), of the first half (`ht`), after extra time (`et`), on penalties (`p`). */
    score: v.optional(
      v.object(
        {
          ft: v.optional(pair),
          ht: v.optional(pair),
          et: v.optional(pair),
          p: v.optional(pair),
        },
        'expected a score as { "ft": [home, away] }',
      ),
    ),
    goals1: v.optional(v.array(goal, 'expected a list of scorers')),
    goals2: v.optional(v.array(goal, 'expected a list of scorers')),
    status: v.optional(text),
    ground: v.optional(text),
    /** Added by the league's own writer. */
    note: v.optional(text),
  },
  ({ expected }) => `expected ${expected ?? 'a match'}`,
)
export type JsonMatch = v.InferOutput<typeof match>
export type JsonGoal = v.InferOutput<typeof goal>

/** The members of football.json that a season needs; others are ignored. */
export const FootballJson = v.object(
  { name: v.optional(text), matches: v.array(match, 'expected a list of matches') },
  'expected { "matches": [ … ] }',
)
