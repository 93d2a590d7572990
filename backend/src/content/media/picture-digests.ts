import { createHash } from 'node:crypto'
import * as v from 'valibot'

const Digests = v.record(v.string(), v.string())

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Returns the digests of a picture's files, as its row stores them. */
export const digestsOf = (files: ReadonlyMap<string, Buffer>): string =>
  JSON.stringify(Object.fromEntries([...files].map(([end, content]) => [end, sha256(content)])))

/** Whether a file matches its stored digest. Older pictures have none, and always match. */
export function matchesStoredDigest(digests: string | null, end: string, content: Buffer): boolean {
  if (digests === null) return true
  return v.parse(Digests, JSON.parse(digests))[end] === sha256(content)
}
