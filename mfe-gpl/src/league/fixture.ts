import * as v from 'valibot'

/** A match that is about to be played, or is being played. */
export const Fixture = v.object({
  id: v.string(),
  /** Names of the clubs, as the table writes them. */
  homeTeam: v.string(),
  awayTeam: v.string(),
  /** Day of the match in Ghana: `2025-01-26`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Kick-off in Ghana, which keeps UTC all year: `15:00`. */
  time: v.pipe(v.string(), v.isoTime()),
  venue: v.string(),
  competition: v.string(),
  matchday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(34)),
  isLive: v.boolean(),
  /** Whether the portal streams it. */
  hasStream: v.boolean(),
})
export type Fixture = v.InferOutput<typeof Fixture>
