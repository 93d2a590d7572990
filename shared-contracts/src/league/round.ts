import * as v from 'valibot'
import { Count, Day } from './name.ts'

/** A matchday of a season. */
export const Round = v.object({
  /** From 1; null for a round of a stage that has none, such as a final. */
  number: v.nullable(Count),
  name: v.string(),
  /** Play-off or final, which no table counts; null for a round of the league. */
  stage: v.nullable(v.string()),
  /** Null until it is fixed. */
  startsOn: v.nullable(Day),
  endsOn: v.nullable(Day),
})
export type Round = v.InferOutput<typeof Round>
