import * as v from 'valibot'

/** Facts of the group that can change: `GET /api/company`. Those that never change are in `site/company`. */
export const CompanyResponse = v.object({
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  licence: v.string(),
  businessHours: v.object({ weekdays: v.string(), weekends: v.string() }),
  /** Full addresses; null for a network without one yet. */
  social: v.object({
    facebook: v.nullable(v.string()),
    linkedin: v.nullable(v.string()),
    x: v.nullable(v.string()),
  }),
})
export type CompanyResponse = v.InferOutput<typeof CompanyResponse>
