import { Integrity, SHARED_FILES } from 'shared-contracts/release'
import * as v from 'valibot'

/** File of a release, or of a built host, that holds the deltas of its scripts. */
export const DELTAS_FILE = 'deltas.json'

/** SHA-256 in base64, as a browser names its dictionary. */
const Digest = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'A SHA-256 in base64'))

/**
 * `deltas.json`: the deltas from scripts that browsers have of earlier releases to new ones (RFC 9842). It is one
 * of the files that the description lists, so the description's integrity covers every delta.
 */
export const ScriptDeltas = v.array(
  v.object({
    /** Integrity of the resulting script. */
    result: Integrity,
    /** SHA-256 of the script that the browser has. */
    dictionary: Digest,
    /** The delta as it is sent, encoded as `dcz`; in base64. */
    content: v.pipe(v.string(), v.base64()),
  }),
)
export type ScriptDeltas = v.InferOutput<typeof ScriptDeltas>

/** A hash of the content in the name of a script, as builds write it. */
const HASHED = /\.[0-9a-f]{12}\.js$/

/**
 * Returns the names of a script in all releases, as a URL pattern: `page-live.*.js` for
 * `files/page-live.0123456789ab.js`, whatever its folder. No other character of a release's file name is special in
 * such a pattern.
 */
export const scriptPattern = (file: string) =>
  (file.startsWith(SHARED_FILES) ? file.slice(SHARED_FILES.length) : file).replace(HASHED, '.*.js')

/** Start of a body encoded as `dcz`, before the dictionary's digest: a frame that zstd skips. */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

/**
 * Returns a delta as it is sent.
 *
 * @param frame zstd with the dictionary as its raw prefix.
 */
export const dczOf = (dictionary: Buffer, frame: Uint8Array) =>
  Buffer.concat([DCZ_MAGIC, dictionary, frame])
