import * as v from 'valibot'

/** Something that happened in a live match. */
export const MatchEvent = v.object({
  /** As it is shown: `23'`, `45+2'`. */
  time: v.string(),
  type: v.picklist(['goal', 'substitution', 'card']),
  team: v.picklist(['home', 'away']),
  player: v.string(),
  description: v.string(),
  /** By which events are ordered. */
  minute: v.number(),
})
export type MatchEvent = v.InferOutput<typeof MatchEvent>
