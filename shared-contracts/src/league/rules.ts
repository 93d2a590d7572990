import * as v from 'valibot'
import { Count } from './name.ts'

/** What may decide between clubs that are level on points. */
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

/** Places of the final table that lead somewhere. */
export const Zone = v.object({
  /** The first place, from 1. */
  from: Count,
  /** The last place, included. */
  to: Count,
  name: v.string(),
  /** What it means, for what a page marks: `champions-league`, `promotion`, `relegation`. */
  kind: v.string(),
})
export type Zone = v.InferOutput<typeof Zone>

/** How a season's table is made. */
export const SeasonRules = v.object({
  /** 3, or 2 as in old seasons. A draw gives 1. */
  pointsForWin: Count,
  /** In the order in which they are asked; clubs that are level after the last share a place. */
  tieBreakers: v.array(TieBreaker),
  zones: v.array(Zone),
})
export type SeasonRules = v.InferOutput<typeof SeasonRules>
