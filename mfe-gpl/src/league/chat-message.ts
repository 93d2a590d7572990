import * as v from 'valibot'

export const ChatMessage = v.object({
  id: v.number(),
  user: v.string(),
  message: v.string(),
  /** Colour of the user's name, as `#RRGGBB`. */
  color: v.string(),
  /** Relative text: `2m ago`. */
  timestamp: v.string(),
  verified: v.boolean(),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>
