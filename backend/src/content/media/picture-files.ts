import { UnprocessableEntityException } from '@nestjs/common'
import { MAX_PICTURE_SIDE } from 'shared-contracts/desk/media'
import sharp, { type Metadata } from 'sharp'

/** Widths that pages ask for, in pixels. */
export const WIDTHS = [640, 1280, 1920] as const

/** Maximum number of pixels, as of a camera with 100 megapixels. Memory and time grow with it. */
const MAX_PIXELS = 100_000_000
/** Timeout for drawing a picture, in seconds. */
const TIME_LIMIT_S = 60

/** Pictures are processed one at a time on one thread, which leaves the other cores to visitors. */
sharp.concurrency(1)
sharp.cache(false)
// No other format is ever read. SVG above all, because it can contain programs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((type) => `VipsForeignLoad${type}Buffer`),
})

export interface PictureFiles {
  /** Size of the upright original, in pixels. */
  readonly width: number
  readonly height: number
  /** By the end of the file's name, such as `640.avif`. */
  readonly files: ReadonlyMap<string, Buffer>
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Redraws a picture in every width and type that pages request. Only its pixels are kept: where it was taken, and
 * anything hidden in the file, is lost.
 *
 * @throws UnprocessableEntityException if it is no picture, too large or broken.
 */
export function makePictureFiles(original: Buffer): Promise<PictureFiles> {
  const made = last.then(() => draw(original))
  last = made.catch(() => undefined)
  return made
}

async function draw(original: Buffer): Promise<PictureFiles> {
  const { width, height } = await sizeOf(original)
  const files = new Map<string, Buffer>()
  for (const target of WIDTHS) {
    // Turn the picture upright first, as its metadata says. The result has no metadata.
    const picture = read(original)
      .autoOrient()
      .resize({ width: target, withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: TIME_LIMIT_S })
    try {
      files.set(`${target}.avif`, await picture.clone().avif({ quality: 50, effort: 3 }).toBuffer())
      files.set(`${target}.webp`, await picture.clone().webp({ quality: 75 }).toBuffer())
    } catch {
      throw new UnprocessableEntityException('The picture is broken and cannot be read whole')
    }
  }
  return { width, height, files }
}

/** Reads only the head of the file, so that a picture that is too large is never decoded. */
async function sizeOf(original: Buffer): Promise<{ width: number; height: number }> {
  let metadata: Metadata
  try {
    metadata = await read(original).metadata()
  } catch {
    throw new UnprocessableEntityException('This is no JPEG, PNG, WebP or AVIF that can be read')
  }
  const { width, height } = metadata.autoOrient
  if (Math.max(width, height) > MAX_PICTURE_SIDE || width * height > MAX_PIXELS) {
    throw new UnprocessableEntityException(
      `The picture has ${width} × ${height} pixels; send one of at most 100 megapixels and ${MAX_PICTURE_SIDE} a side`,
    )
  }
  return { width, height }
}

/** `sizeOf` checks the size with a helpful message. The decoder's own, higher limit is a second check. */
const read = (original: Buffer) =>
  sharp(original, { failOn: 'error', limitInputPixels: MAX_PIXELS * 16, pages: 1 })
