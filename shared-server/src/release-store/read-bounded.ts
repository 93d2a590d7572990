import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { MAX_DESCRIPTION_LENGTH } from 'shared-contracts/registry'

/** Largest file of a release, in bytes; the largest of today has a fiftieth of it. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024

/** Most that all files of a release weigh together, in bytes. */
export const MAX_RELEASE_BYTES = 64 * 1024 * 1024

/** A letter takes three bytes at most, or four as two letters. */
const MAX_DESCRIPTION_BYTES = 3 * MAX_DESCRIPTION_LENGTH

/** Opens a file, but not what a symbolic link in its place leads to. */
export async function openFile(file: string): Promise<Readable> {
  // Windows has no such links to guard against, and no such flag.
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  return handle.createReadStream()
}

/** @throws Error when there is more than the limit, of which no more is read. */
export async function readBounded(content: Readable, limit = MAX_FILE_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limit) throw new Error(`a file of a release has more than ${limit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}

/** The text of a `release.json`. @throws as {@link readBounded} does. */
export const readDescription = async (content: Readable): Promise<string> =>
  (await readBounded(content, MAX_DESCRIPTION_BYTES)).toString('utf8')
