import * as v from 'valibot'

const pair = v.object({ home: v.number(), away: v.number() })

/** What both sides have done so far. Possession is in percent and adds up to 100. */
export const MatchStatistics = v.object({
  possession: pair,
  shots: pair,
  shotsOnTarget: pair,
  corners: pair,
  fouls: pair,
  offsides: pair,
})
export type MatchStatistics = v.InferOutput<typeof MatchStatistics>
