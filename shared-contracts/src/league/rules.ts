import * as v from 'valibot'
import { Count } from './name.ts'

/** Criteria that separate clubs level on points. */
export const TIE_BREAKERS = [
  'goal-difference',
  'goals-for',
  'head-to-head-points',
  'head-to-head-goal-difference',
  'wins',
  'away-wins',
  'lots',
] as const
export const TieBreaker = v.picklist(TIE_BREAKERS)
export type TieBreaker = v.InferOutput<typeof TieBreaker>

/** What a table is ordered by: points per match if the league broke the season off and so decided. */
export const RANKINGS = ['points', 'points-per-match'] as const
export type Ranking = (typeof RANKINGS)[number]

/** Positions of the final table with a consequence. */
export const Zone = v.object({
  /** First position, from 1. */
  from: Count,
  /** Last position, inclusive. */
  to: Count,
  name: v.string(),
  /** Meaning of the zone, for its marking on pages: `champions-league`, `promotion`, `relegation`. */
  kind: v.string(),
})
export type Zone = v.InferOutput<typeof Zone>

/** Rules for calculating a season's table. */
export const SeasonRules = v.object({
  /** 3, or 2 as in old seasons. A draw gives 1. */
  pointsForWin: Count,
  /** In the order in which they apply; clubs still level after the last share a position. */
  tieBreakers: v.array(TieBreaker),
  zones: v.array(Zone),
})
export type SeasonRules = v.InferOutput<typeof SeasonRules>
