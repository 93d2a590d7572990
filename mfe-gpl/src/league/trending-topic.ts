import * as v from 'valibot'

export const TrendingTopic = v.object({
  name: v.string(),
  /** Text: `2.1K posts`. */
  count: v.string(),
})
export type TrendingTopic = v.InferOutput<typeof TrendingTopic>
