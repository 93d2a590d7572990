import * as v from 'valibot'
import { FocalPoint } from './focal-point.ts'
import { RecordId } from './record-id.ts'

/** One subsidiary as the API answers it; readers ignore members they do not know. */
export const SubsidiaryResponse = v.object({
  id: RecordId,
  name: v.string(),
  /** Address of the subsidiary's site. A slug that this client has no page for is still a valid record. */
  slug: v.string(),
  tagline: v.string(),
  description: v.string(),
  /** Colour and icon have fallbacks in the theme of the slug. */
  color: v.optional(v.string()),
  icon: v.optional(v.string()),
  /** Address of the hero picture: a path under `/media/` without width and type, or a whole address. */
  heroImage: v.string(),
  /** Of the picture; absent for one that is cut around its middle. */
  focalPoint: v.optional(FocalPoint),
  services: v.array(v.string()),
})
export type SubsidiaryResponse = v.InferOutput<typeof SubsidiaryResponse>

/** What menus and badges show of a subsidiary. */
export const SubsidiaryName = v.pick(SubsidiaryResponse, ['slug', 'name', 'color', 'icon'])
export type SubsidiaryName = v.InferOutput<typeof SubsidiaryName>

/** What a subsidiary's own site reads of it; the picture has a fallback there. */
export const SubsidiaryDetails = v.object({
  ...v.pick(SubsidiaryResponse, ['name', 'tagline', 'services']).entries,
  heroImage: v.optional(SubsidiaryResponse.entries.heroImage),
  focalPoint: SubsidiaryResponse.entries.focalPoint,
})
export type SubsidiaryDetails = v.InferOutput<typeof SubsidiaryDetails>
