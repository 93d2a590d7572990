import { createHash } from 'node:crypto'
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm'
import { dczOf } from 'shared-server/deltas/script-deltas'

/** The best level of zstd without a window that browsers may refuse; the host's script takes half a second. */
const LEVEL = 19

let ready: Promise<void> | undefined

/**
 * Makes the delta from an earlier script to a new one, as it is sent (`dcz`).
 *
 * @throws Error if the delta does not reproduce the script.
 */
export async function compressDelta(script: Buffer, dictionary: Buffer): Promise<Buffer> {
  ready ??= init()
  await ready
  const context = createCCtx()
  const reader = createDCtx()
  try {
    const frame = compressUsingDict(context, script, dictionary, LEVEL)
    // Checked here, because a browser that gets another script out of it does not run it at all.
    if (!script.equals(decompressUsingDict(reader, frame, dictionary))) {
      throw new Error('a delta does not make the script that it was made for')
    }
    return dczOf(createHash('sha256').update(dictionary).digest(), frame)
  } finally {
    freeCCtx(context)
    freeDCtx(reader)
  }
}
