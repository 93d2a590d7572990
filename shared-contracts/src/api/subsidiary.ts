import * as v from 'valibot'
import { FocalPoint } from './focal-point.ts'
import { RecordId } from './record-id.ts'

/** One subsidiary as the API answers it; readers ignore members they do not know. */
export const SubsidiaryResponse = v.object({
  id: RecordId,
  name: v.string(),
  /** Slug of the subsidiary's site. A slug for which this client has no page is still valid. */
  slug: v.string(),
  tagline: v.string(),
  description: v.string(),
  /** Colour and icon have fallbacks in the theme of the slug. */
  color: v.optional(v.string()),
  icon: v.optional(v.string()),
  /** Address of the hero picture: a path under `/media/` without width and file type, or a full address. */
  heroImage: v.string(),
  /** Focal point of the picture; absent if it is cropped around its centre. */
  focalPoint: v.optional(FocalPoint),
  services: v.array(v.string()),
})
export type SubsidiaryResponse = v.InferOutput<typeof SubsidiaryResponse>

/** Members of a subsidiary that menus and badges show. */
export const SubsidiaryName = v.pick(SubsidiaryResponse, ['slug', 'name', 'color', 'icon'])
export type SubsidiaryName = v.InferOutput<typeof SubsidiaryName>

/** Members of a subsidiary that its own site reads; the site has a fallback for the picture. */
export const SubsidiaryDetails = v.object({
  ...v.pick(SubsidiaryResponse, ['name', 'tagline', 'services']).entries,
  heroImage: v.optional(SubsidiaryResponse.entries.heroImage),
  focalPoint: SubsidiaryResponse.entries.focalPoint,
})
export type SubsidiaryDetails = v.InferOutput<typeof SubsidiaryDetails>
