import * as v from 'valibot'
import { FocalPoint } from './focal-point.ts'

/** A member of the management team, in display order: `GET /api/people`. */
export const PersonResponse = v.object({
  id: v.number(),
  /** Empty until the group names the person. */
  name: v.string(),
  role: v.string(),
  text: v.string(),
  /** As `heroImage` of a subsidiary; null for a person without a picture, who is shown by initials. */
  imageUrl: v.nullable(v.string()),
  imageAlt: v.string(),
  /** Focal point of the picture; absent if it is cropped around its centre. */
  focalPoint: v.optional(FocalPoint),
})
export type PersonResponse = v.InferOutput<typeof PersonResponse>
