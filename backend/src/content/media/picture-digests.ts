import { createHash } from 'node:crypto'
import * as v from 'valibot'

const Digests = v.record(v.string(), v.string())

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** What a picture's files are, as its row keeps it. */
export const digestsOf = (files: ReadonlyMap<string, Buffer>): string =>
  JSON.stringify(Object.fromEntries([...files].map(([end, content]) => [end, sha256(content)])))

/** Whether a file is what was kept; of a picture from before digests were, nobody can tell. */
export function isAsKept(digests: string | null, end: string, content: Buffer): boolean {
  if (digests === null) return true
  return v.parse(Digests, JSON.parse(digests))[end] === sha256(content)
}
