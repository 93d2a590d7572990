import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

/** A text that was compressed once, with places that every response fills with its own bytes. */
export interface CompressedTemplate {
  /** Length of each response. */
  readonly bytes: number
  /**
   * Returns one whole brotli stream.
   *
   * @param values of the places, in their order; each is exactly as long as its place.
   * @throws RangeError for a value of another length.
   */
  readonly fill: (values: readonly Buffer[]) => Buffer
}

/**
 * Text between two places stays uncompressed up to this many bytes: each part that is compressed by itself costs
 * about as much for its code tables.
 */
const MIN_COMPRESSED = 120

/** The decoder's context is the previous two bytes, so the two after a place must always be the same. */
const CONTEXT = 2

/** Maximum size of a raw block, in bytes: a length of 16 bits. */
const MAX_RAW = 65_536

/** A document fits into a window of 256 kB. A larger one would only take more memory in every compression. */
const WINDOW = 18

/** Bytes that never occur in UTF-8. */
const NO_TEXT = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]

/** Neither one of those nor ASCII. */
const PROOF = 0xbf

/** The number of a place, or fixed text. */
type Piece = number | Buffer

/** Text that is compressed, or pieces that stay uncompressed. */
type Block = Buffer | readonly Piece[]

/**
 * Compresses a text, except its places, at the highest quality.
 *
 * Each place is in an uncompressed block of its own, so that any value can be put there. That is correct only as
 * long as no compressed part refers back to a place. The encoder therefore reads filler bytes there that resemble
 * nothing in the text; its output is then decoded with different bytes in the places. Only a reference back could
 * make those bytes change the decoded text behind them, so an unchanged result proves it for all values.
 *
 * @param parts of the text around the places: one more than there are places.
 * @param lengths of the values in bytes.
 * @returns null if the text cannot be compressed this way.
 */
export async function compressTemplate(
  parts: readonly Buffer[],
  lengths: readonly number[],
): Promise<CompressedTemplate | null> {
  const skeleton = await skeletonOf(blocksOf(parts), lengths)
  if (!skeleton) return null
  const template = templateOf(skeleton, lengths)
  return (await isProven(template, parts, lengths)) ? template : null
}

function blocksOf(texts: readonly Buffer[]): Block[] {
  const blocks: Block[] = []
  let raw: Piece[] = []
  texts.forEach((text, index) => {
    if (index > 0) raw.push(index - 1)
    const isLast = index === texts.length - 1
    if (index > 0 && !isLast && text.length < MIN_COMPRESSED) {
      raw.push(text)
      return
    }
    const context = index > 0 ? CONTEXT : 0
    if (raw.length > 0) blocks.push([...raw, text.subarray(0, context)])
    raw = []
    if (text.length > context) blocks.push(text.subarray(context))
  })
  return blocks
}

/** @returns the compressed stream with place numbers in it; null if a raw block would be too long. */
async function skeletonOf(
  blocks: readonly Block[],
  lengths: readonly number[],
): Promise<Piece[] | null> {
  const encoder = new Encoder()
  let read = 0
  // Header of the stream.
  const skeleton: Piece[] = [await encoder.compress(Buffer.alloc(0))]
  for (const block of blocks) {
    if (Buffer.isBuffer(block)) {
      skeleton.push(await encoder.compress(block))
      continue
    }
    const length = block.reduce<number>((sum, piece) => sum + lengthOf(piece, lengths), 0)
    if (length > MAX_RAW) return null
    if (length === 0) continue
    const context = block.at(-1)
    const kept = Buffer.isBuffer(context) ? context : Buffer.alloc(0)
    await encoder.compress(Buffer.concat([unlikeText(read, length - kept.length), kept]))
    read += length
    skeleton.push(rawHeader(length), ...block)
  }
  skeleton.push(await encoder.end())
  return joined(skeleton)
}

const lengthOf = (piece: Piece, lengths: readonly number[]) =>
  Buffer.isBuffer(piece) ? piece.length : (lengths[piece] ?? 0)

/**
 * Filler bytes, every other one of which never occurs in text; the bytes between them count up. No two pairs are
 * the same within 3,000 bytes.
 */
const unlikeText = (from: number, length: number) =>
  Buffer.from(
    Array.from({ length }, (_, index) => {
      const pair = (from + index) >> 1
      return index % 2 === 1 ? pair % 128 : (NO_TEXT[(pair >> 7) % NO_TEXT.length] ?? 0)
    }),
  )

/** One brotli stream that is written piece by piece; each piece ends at a whole byte. */
class Encoder {
  private readonly stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  private chunks: Buffer[] = []

  constructor() {
    this.stream.on('data', (chunk: Buffer) => this.chunks.push(chunk))
  }

  async compress(content: Buffer): Promise<Buffer> {
    if (content.length > 0) this.stream.write(content)
    await new Promise<void>((resolve) => {
      this.stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve)
    })
    // The stream may emit its last chunk after its callback.
    await setImmediate()
    return this.take()
  }

  async end(): Promise<Buffer> {
    const end = once(this.stream, 'end')
    this.stream.end()
    await end
    return this.take()
  }

  private take(): Buffer {
    const taken = Buffer.concat(this.chunks)
    this.chunks = []
    return taken
  }
}

/**
 * Header of an uncompressed block that is not the last (RFC 7932, section 9.2): ISLAST 0, four nibbles of the
 * length less one, ISUNCOMPRESSED 1, padded to a whole byte.
 */
function rawHeader(length: number): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return header
}

function templateOf(skeleton: readonly Piece[], lengths: readonly number[]): CompressedTemplate {
  const fill = (values: readonly Buffer[]) => {
    lengths.forEach((length, place) => {
      if (values[place]?.length !== length) {
        throw new RangeError(`Place ${place} takes ${length} bytes, not ${values[place]?.length}`)
      }
    })
    return filled(skeleton, values)
  }
  return { bytes: fill(lengths.map((length) => Buffer.alloc(length))).length, fill }
}

async function isProven(
  template: CompressedTemplate,
  texts: readonly Buffer[],
  lengths: readonly number[],
): Promise<boolean> {
  const values = lengths.map((length) => Buffer.alloc(length, PROOF))
  const expected = texts.flatMap((text, index) => [text, values[index] ?? Buffer.alloc(0)])
  const decoded = await decompress(template.fill(values)).catch(() => null)
  return decoded?.equals(Buffer.concat(expected)) ?? false
}

const decompress = promisify(brotliDecompress)

const filled = (pieces: readonly Piece[], values: readonly Buffer[]) =>
  Buffer.concat(
    pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : (values[piece] ?? Buffer.alloc(0)))),
  )

/** Merges adjacent pieces of fixed text. */
function joined(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (Buffer.isBuffer(piece) && Buffer.isBuffer(last)) {
      joined[joined.length - 1] = Buffer.concat([last, piece])
    } else joined.push(piece)
  }
  return joined
}
