import * as v from 'valibot'
import { Result } from './result.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A row of the league table. */
export const Standing = v.object({
  /** Place in the table, from 1. */
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.string(),
  played: count,
  won: count,
  drawn: count,
  lost: count,
  goalsFor: count,
  goalsAgainst: count,
  goalDifference: v.pipe(v.number(), v.integer()),
  /** Three for a win and one for a draw. */
  points: count,
  /** The last five results, the newest one last. */
  form: v.pipe(v.array(Result), v.maxLength(5)),
  /** Place one matchday before. */
  lastPosition: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type Standing = v.InferOutput<typeof Standing>
