import * as v from 'valibot'
import { FocalPoint } from '../api/focal-point.ts'
import { Changeable } from './list.ts'

/** Most bytes of a picture that is sent. */
export const MAX_PICTURE_BYTES = 20_000_000
/** Media types that are taken. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** Longest side of a picture that is taken, in pixels. */
export const MAX_PICTURE_SIDE = 20_000

/**
 * A picture: `/api/desk/media`. `POST` takes the file itself as body (`image/jpeg`, `image/png`, `image/webp`,
 * `image/avif`), answers 201; 415 or 422 with the reason for what is none.
 */
export const Picture = v.object({
  ...Changeable,
  /** As `imageUrl` names it: the path without width and type. */
  address: v.string(),
  name: v.string(),
  /** Of the original, in pixels. */
  width: v.number(),
  height: v.number(),
  /** Widths in which it is served, as AVIF and WebP. */
  widths: v.array(v.number()),
  alt: v.string(),
  focalPoint: FocalPoint,
  /** How many records show it. */
  uses: v.number(),
})
export type Picture = v.InferOutput<typeof Picture>

/** Body of `PUT /api/desk/media/:id`. */
export const PictureFields = v.object({
  alt: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  focalPoint: FocalPoint,
})
export type PictureFields = v.InferOutput<typeof PictureFields>

/** A record that shows a picture, for which it is not deleted: 409 with them as the error's member `uses`. */
export const PictureUse = v.object({ part: v.string(), id: v.number(), title: v.string() })
export type PictureUse = v.InferOutput<typeof PictureUse>
