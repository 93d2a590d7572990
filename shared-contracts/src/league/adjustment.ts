import * as v from 'valibot'
import { Count, Day, Moment, Named } from './name.ts'

/** Points that a decision awarded or, below 0, deducted. Never changed: a later adjustment withdraws it. */
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
  /** Id of the adjustment that this one withdraws; null for a decision of its own. */
  withdraws: v.nullable(Count),
})
export type AdjustmentResponse = v.InferOutput<typeof AdjustmentResponse>

/** A decision, as far as others withdraw it. */
export type Withdrawable = Pick<AdjustmentResponse, 'id' | 'withdraws'>

/** Whether a decision stands: no other one withdraws it, or only such as were withdrawn themselves. */
export const isStanding = (all: readonly Withdrawable[], id: number): boolean =>
  !all.some(({ id: other, withdraws }) => withdraws === id && isStanding(all, other))
