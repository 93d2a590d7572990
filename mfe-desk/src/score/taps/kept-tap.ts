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

/** A tap on this phone that the server has refused, or not accepted yet. */
export const KeptTap = v.object({
  id: v.string(),
  /** Its scorer's account: nobody else sends it. */
  account: v.number(),
  match: v.string(),
  /** Position among the taps of this account and match on this phone. */
  order: v.number(),
  moment: v.object({ stretch: v.number(), mono: v.number() }),
  draft: DraftTap,
  /** Moment by the server's clock; null until it is first sent. Resending keeps it. */
  at: v.nullable(v.string()),
  state: v.picklist(['waiting', 'double', 'refused']),
  /** Id of the event that counts in its place. */
  sameAs: v.nullable(v.string()),
  /** Why it was refused. */
  reason: v.nullable(v.string()),
})
export type KeptTap = v.InferOutput<typeof KeptTap>
