import * as v from 'valibot'
import { FocalPoint } from './focal-point.ts'

/** One of the management team, in its order: `GET /api/people`. */
export const PersonResponse = v.object({
  id: v.number(),
  /** Empty until the group names the person. */
  name: v.string(),
  role: v.string(),
  text: v.string(),
  /** As `heroImage` of a subsidiary; null for a person without a picture, who is shown by initials. */
  imageUrl: v.nullable(v.string()),
  imageAlt: v.string(),
  /** Of the picture; absent for one that is cut around its middle. */
  focalPoint: v.optional(FocalPoint),
})
export type PersonResponse = v.InferOutput<typeof PersonResponse>
