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

/** The best that zstd does without a window that browsers may refuse; the host's script takes it half a second. */
const LEVEL = 19

let ready: Promise<void> | undefined

/**
 * What makes a script out of an earlier one, as it is sent (`dcz`).
 *
 * @throws Error when it does not come back as it was.
 */
export async function compressDelta(script: Buffer, dictionary: Buffer): Promise<Buffer> {
  ready ??= init()
  await ready
  const context = createCCtx()
  const reader = createDCtx()
  try {
    const frame = compressUsingDict(context, script, dictionary, LEVEL)
    // A browser that makes another script of it runs none at all, so that this is found here.
    if (!script.equals(decompressUsingDict(reader, frame, dictionary))) {
      throw new Error('a delta does not make the script that it was made for')
    }
    return dczOf(createHash('sha256').update(dictionary).digest(), frame)
  } finally {
    freeCCtx(context)
    freeDCtx(reader)
  }
}
