import { Integrity, SHARED_FILES } from 'shared-contracts/release'
import * as v from 'valibot'

/** File of a release, or of a built host, that holds the deltas of its scripts. */
export const DELTAS_FILE = 'deltas.json'

/** SHA-256 in base64, as a browser names what it holds. */
const Digest = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'A SHA-256 in base64'))

/**
 * `deltas.json`: what makes scripts out of those that browsers hold of earlier releases (RFC 9842). It is one file among
 * those that the description names, so that what vouches for them vouches for every delta.
 */
export const ScriptDeltas = v.array(
  v.object({
    /** Integrity of the script that comes out. */
    result: Integrity,
    /** SHA-256 of the script that the browser holds. */
    dictionary: Digest,
    /** The delta as it is sent, encoded as `dcz`; in base64. */
    content: v.pipe(v.string(), v.base64()),
  }),
)
export type ScriptDeltas = v.InferOutput<typeof ScriptDeltas>

/** A hash of the content in the name of a script, as builds write it. */
const HASHED = /\.[0-9a-f]{12}\.js$/

/**
 * Names that a script has in all releases, as a pattern of URLs: `page-live.*.js` of `files/page-live.0123456789ab.js`,
 * whichever folder it lies in. No other character of a release's file means anything in such a pattern.
 */
export const scriptPattern = (file: string) =>
  (file.startsWith(SHARED_FILES) ? file.slice(SHARED_FILES.length) : file).replace(HASHED, '.*.js')

/** What a content encoded as `dcz` begins with, followed by the dictionary's digest: a frame that zstd skips. */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

/**
 * A delta as it is sent.
 *
 * @param frame zstd with the dictionary as its raw prefix.
 */
export const dczOf = (dictionary: Buffer, frame: Uint8Array) =>
  Buffer.concat([DCZ_MAGIC, dictionary, frame])
