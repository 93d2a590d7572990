import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BoundedQueue } from '../concurrency/bounded-queue.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * How hard texts are compressed, as brotli's quality and gzip's level. Few clients share an answer that a visitor
 * filters, and anybody can ask for endlessly many: it is compressed several times faster.
 */
const FULL = { brotli: 9, gzip: 6 } as const
const LOW = { brotli: 5, gzip: 4 } as const

/** Filtered answers take one of the few threads for each encoding: the others stay free for passwords and files. */
const filtered = new BoundedQueue({ atOnce: 1, waiting: Infinity })

/**
 * Returns compression options for a text. Compression runs off the main thread, once for many requests. Allocating for
 * more than the text takes longer than compressing most texts: 1.4 ms instead of 0.3 for a table.
 *
 * @param length of the text, in bytes.
 */
const brotliOf = (length: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, 32 - Math.clz32(length))),
  },
})

/** A response in one encoding, with everything but the date ready for the socket. */
export interface AnswerVariant {
  /** Its bytes as `latin1`: Node sends a string in one write with the head, and a buffer in a second one. */
  readonly body: string
  /** Alternating names and values, the fastest form for `writeHead`. */
  readonly headers: string[]
  readonly headersWithoutBody: string[]
  /** Whether the client's `If-None-Match` contains the tag of this variant. */
  isKnownTo(ifNoneMatch: string | undefined): boolean
}

export interface PreparedAnswer {
  readonly text: string
  /** Returns the smallest variant that the client's `Accept-Encoding` allows. */
  variantFor(acceptEncoding: string | string[] | undefined): AnswerVariant
}

/** Headers of a response besides those of every response, at least for caching and media type. */
export interface AnswerHeaders extends Readonly<Record<string, string>> {
  readonly 'cache-control': string
  readonly 'content-type': string
}

/**
 * Encodes a response once: plain, gzip and brotli, each with its own entity tag.
 *
 * @param isFiltered whether a visitor chose what it contains, so that few others will ask for it.
 */
export async function prepareAnswer(
  text: string,
  given: AnswerHeaders,
  isFiltered = false,
): Promise<PreparedAnswer> {
  const plainBody = Buffer.from(text)
  const hash = createHash('sha256').update(plainBody).digest('base64url').slice(0, 22)
  const compress = ({ brotli: quality, gzip: level }: typeof FULL | typeof LOW) =>
    Promise.all([
      brotli(plainBody, brotliOf(plainBody.length, quality)),
      gzipped(plainBody, { level }),
    ])
  const [brotliBody, gzipBody] = await (isFiltered
    ? filtered.run(() => compress(LOW))
    : compress(FULL))
  const plain = variant(plainBody, hash, given)
  const br = variant(brotliBody, hash, given, 'br')
  const gz = variant(gzipBody, hash, given, 'gzip')

  const variantFor = (accept: string) => {
    if (accepts(accept, 'br')) return br
    return accepts(accept, 'gzip') ? gz : plain
  }
  // Browsers send a handful of different values; a hostile client must not fill the map.
  const known = new Map<string, AnswerVariant>()
  return {
    text,
    variantFor: (acceptEncoding) => {
      if (acceptEncoding === undefined) return plain
      const accept = String(acceptEncoding)
      const seen = known.get(accept)
      if (seen) return seen
      const chosen = variantFor(accept)
      if (known.size < 64) known.set(accept, chosen)
      return chosen
    },
  }
}

function variant(
  body: Buffer,
  hash: string,
  { 'content-type': type, ...given }: AnswerHeaders,
  encoding?: 'br' | 'gzip',
): AnswerVariant {
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`
  const headersWithoutBody = {
    ...SECURITY_HEADERS,
    ...given,
    etag,
    vary: 'accept-encoding',
  }
  const headers = {
    ...headersWithoutBody,
    'content-type': type,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  }
  const isKnownTo = (ifNoneMatch: string | undefined) =>
    ifNoneMatch !== undefined &&
    (ifNoneMatch === etag ||
      ifNoneMatch === '*' ||
      ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  return {
    body: body.toString('latin1'),
    headers: Object.entries(headers).flat(),
    headersWithoutBody: Object.entries(headersWithoutBody).flat(),
    isKnownTo,
  }
}

/** Whether `Accept-Encoding` names the encoding with a weight above 0 (RFC 9110, 12.5.3). */
function accepts(acceptEncoding: string, encoding: string): boolean {
  const weights = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}
