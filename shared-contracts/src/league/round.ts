import * as v from 'valibot'
import { Count, Day } from './name.ts'

/** A matchday of a season. */
export const Round = v.object({
  /** From 1. */
  number: Count,
  name: v.string(),
  /** Null until it is fixed. */
  startsOn: v.nullable(Day),
  endsOn: v.nullable(Day),
})
export type Round = v.InferOutput<typeof Round>
