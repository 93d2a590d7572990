import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { MAX_DESCRIPTION_LENGTH } from 'shared-contracts/registry'

/** Maximum size of a release's file, in bytes; currently the largest is a fiftieth of it. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024

/** Maximum size of all files of a release together, in bytes. */
export const MAX_RELEASE_BYTES = 64 * 1024 * 1024

/** A UTF-16 code unit takes at most three bytes in UTF-8. */
const MAX_DESCRIPTION_BYTES = 3 * MAX_DESCRIPTION_LENGTH

/** Opens a file, but does not follow a symbolic link. */
export async function openFile(file: string): Promise<Readable> {
  // Windows has neither such links nor this flag.
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  return handle.createReadStream()
}

/** Reads a stream. @throws Error if it exceeds the limit, and then reads no further. */
export async function readBounded(content: Readable, limit = MAX_FILE_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limit) throw new Error(`there are more bytes than the limit of ${limit}`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}

/** Reads the text of a `release.json`. @throws as {@link readBounded} does. */
export const readDescription = async (content: Readable): Promise<string> =>
  (await readBounded(content, MAX_DESCRIPTION_BYTES)).toString('utf8')
