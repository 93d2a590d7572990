import * as v from 'valibot'

/** A price with its change since the day before, or since the point before in a slower source. */
export const Quote = v.object({
  name: v.string(),
  symbol: v.optional(v.string()),
  price: v.number(),
  unit: v.optional(v.string()),
  volume: v.number(),
  asOf: v.string(),
  /** 0 until there is a history to compare with. */
  change: v.number(),
  changePercent: v.number(),
})
export type Quote = v.InferOutput<typeof Quote>

/** The quotes of a list, and when its source gave them. */
export interface Snapshot {
  readonly quotes: readonly Quote[]
  readonly fetchedAt: Date
}
