import * as v from 'valibot'
import { FocalPoint } from '../api/focal-point.ts'
import { Changeable } from './list.ts'

/** Maximum size of an uploaded picture, in bytes. */
export const MAX_PICTURE_BYTES = 20_000_000
/** Accepted media types. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** Maximum width and height of an uploaded picture, in pixels. */
export const MAX_PICTURE_SIDE = 20_000

/**
 * A picture: `/api/desk/media`. `POST` takes the file itself as body (`image/jpeg`, `image/png`, `image/webp`,
 * `image/avif`) and answers 201, or 415 or 422 with the reason if it is not a valid picture.
 */
export const Picture = v.object({
  ...Changeable,
  /** As in `imageUrl`: the path without width and file type. */
  address: v.string(),
  name: v.string(),
  /** Of the original, in pixels. */
  width: v.number(),
  height: v.number(),
  /** Widths in which it is served, as AVIF and WebP. */
  widths: v.array(v.number()),
  alt: v.string(),
  focalPoint: FocalPoint,
  /** Number of records that show it. */
  uses: v.number(),
})
export type Picture = v.InferOutput<typeof Picture>

/** Body of `PUT /api/desk/media/:id`. */
export const PictureFields = v.object({
  alt: v.pipe(v.string(), v.trim(), v.maxLength(300, 'Use at most 300 characters')),
  focalPoint: FocalPoint,
})
export type PictureFields = v.InferOutput<typeof PictureFields>

/** A record that shows a picture and prevents its deletion: 409 with all of them as the error's member `uses`. */
export const PictureUse = v.object({ part: v.string(), id: v.number(), title: v.string() })
export type PictureUse = v.InferOutput<typeof PictureUse>
