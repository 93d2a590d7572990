import * as v from 'valibot'
import { Count, Day, Moment, Named } from './name.ts'

/** Points that a decision gave or, below 0, took away. It is never changed: a later one takes it back. */
export const AdjustmentResponse = v.object({
  id: Count,
  club: Named,
  points: v.pipe(v.number(), v.integer()),
  reason: v.string(),
  /** Day of the decision. */
  on: Day,
  /** When it was entered. */
  at: Moment,
  /** A role, never a name. */
  by: v.string(),
  /** Id of the one that this one takes back; null for a decision of its own. */
  withdraws: v.nullable(Count),
})
export type AdjustmentResponse = v.InferOutput<typeof AdjustmentResponse>
