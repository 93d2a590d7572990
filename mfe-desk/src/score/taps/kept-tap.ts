import {
  AddedTimeTap,
  CorrectionTap,
  CountTap,
  EventTap,
  LineUpTap,
} from 'shared-contracts/league/score'
import * as v from 'valibot'

/** A tap before its moment is known by the server's clock. */
export const DraftTap = v.variant('kind', [
  v.omit(EventTap, ['at']),
  v.omit(CorrectionTap, ['at']),
  v.omit(AddedTimeTap, ['at']),
  v.omit(CountTap, ['at']),
  v.omit(LineUpTap, ['at']),
])
export type DraftTap = v.InferOutput<typeof DraftTap>

/** A tap on this phone that the server has not taken, or not yet. */
export const KeptTap = v.object({
  id: v.string(),
  /** Whose tap it is: nobody else sends it. */
  account: v.number(),
  match: v.string(),
  /** Of all taps of this phone. */
  order: v.number(),
  moment: v.object({ stretch: v.number(), mono: v.number() }),
  draft: DraftTap,
  /** By the server's clock; null until it is sent for the first time. What is sent again says the same. */
  at: v.nullable(v.string()),
  state: v.picklist(['waiting', 'double', 'refused']),
  /** Id of the event that counts in its place. */
  sameAs: v.nullable(v.string()),
  /** Why it was refused. */
  reason: v.nullable(v.string()),
})
export type KeptTap = v.InferOutput<typeof KeptTap>
