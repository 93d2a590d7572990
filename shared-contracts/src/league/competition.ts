import * as v from 'valibot'
import { Count } from './name.ts'

export const COMPETITION_KINDS = ['league', 'cup'] as const

/** A competition, held season after season: `GET /api/league/competitions`. */
export const CompetitionResponse = v.object({
  slug: v.string(),
  name: v.string(),
  /** In English: `Ghana`. */
  country: v.string(),
  kind: v.picklist(COMPETITION_KINDS),
  /** 1 is the highest division. */
  level: Count,
})
export type CompetitionResponse = v.InferOutput<typeof CompetitionResponse>
