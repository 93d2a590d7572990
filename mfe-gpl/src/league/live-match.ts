import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A match while it is played. */
export const LiveMatch = v.object({
  homeTeam: v.string(),
  awayTeam: v.string(),
  homeScore: count,
  awayScore: count,
  /** Minute of play: `67'`. */
  time: v.string(),
  competition: v.string(),
  venue: v.string(),
  attendance: count,
  referee: v.string(),
  weather: v.string(),
  /** People watching the stream. */
  liveViewers: count,
})
export type LiveMatch = v.InferOutput<typeof LiveMatch>
