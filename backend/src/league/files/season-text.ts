import { Faults, type Fault } from './faults.ts'
import { MOST_BYTES } from './file-text.ts'

const LINE_FEED = 10

/**
 * Reads the text of an uploaded or stored file, without its byte order mark. Reading stops at the first chunk past the
 * limit, so that a file of any size costs no more than a season's.
 */
export async function seasonText(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ text: string } | { faults: readonly Fault[] }> {
  const taken: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > MOST_BYTES) {
      const message = `expected a season in at most ${MOST_BYTES} bytes`
      return { faults: [{ line: 1, column: 1, message }] }
    }
    taken.push(chunk)
  }
  return decoded(Buffer.concat(taken))
}

function decoded(bytes: Buffer): { text: string } | { faults: readonly Fault[] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { faults: linesOutsideUtf8(bytes) }
  }
}

/** Returns a fault for each line that is not in UTF-8, or was not when other code decoded it. */
export function linesOutsideUtf8(bytes: Buffer): readonly Fault[] {
  const faults = new Faults()
  for (let line = 1, start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start)
    const text = bytes.subarray(start, end === -1 ? bytes.length : end).toString('utf8')
    const at = text.indexOf('\u{FFFD}')
    if (at !== -1) faults.add({ line, column: at + 1, message: 'expected UTF-8' })
    start = end === -1 ? bytes.length : end + 1
  }
  return faults.list()
}
