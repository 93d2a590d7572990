import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as v from 'valibot'
import type { Kind } from './writer.ts'

const Line = v.object({ table: v.string(), row: v.unknown() })
const Record = v.object({
  id: v.number(),
  email: v.string(),
  reference: v.string(),
  createdAt: v.string(),
  message: v.optional(v.string()),
  coverLetter: v.optional(v.string()),
})
const Notice = v.object({ kind: v.string(), recordId: v.number() })

export interface StoredWrite {
  readonly kind: Kind
  readonly id: number
  readonly email: string
  readonly reference: string
  readonly createdAt: string
  readonly text: string
}

export interface Stored {
  readonly writes: readonly StoredWrite[]
  /** `<kind of the mail> <id of its record>` of every notification in the outbox. */
  readonly notices: readonly string[]
  readonly keys: number
}

/** Reads the visitors' writes from a backup. */
export async function readStored(backup: string): Promise<Stored> {
  const text = (await promisify(gunzip)(await readFile(backup))).toString('utf8')
  const writes: StoredWrite[] = []
  const notices: string[] = []
  let keys = 0
  for (const line of text.split('\n').slice(1, -2)) {
    const { table, row } = v.parse(Line, JSON.parse(line))
    if (table === 'contacts' || table === 'career_applications') {
      const { message, coverLetter, ...record } = v.parse(Record, row)
      writes.push({ ...record, kind: table, text: message ?? coverLetter ?? '' })
    } else if (table === 'idempotency_keys') {
      keys += 1
    } else if (table === 'outbox') {
      const { kind, recordId } = v.parse(Notice, row)
      notices.push(`${kind} ${recordId}`)
    }
  }
  return { writes, notices, keys }
}
