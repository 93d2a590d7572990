import { createHmac } from 'node:crypto'
import type { Subject } from '../database/records.ts'

/** Time, key and subject. An entry consists only of its name, so a list of names is the whole ledger. */
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([\da-f]{8})-([\da-f]{64})$/

/** One erasure in the ledger. */
export interface LedgerEntry {
  readonly name: string
  readonly erasedAt: Date
  /** Tells the key that it was made with. */
  readonly keyId: string
  /** Hash by {@link SubjectHashes.of}. */
  readonly subject: string
}

/** Conceals the subjects of erasures: without the key, nobody can test addresses against the ledger. */
export class SubjectHashes {
  readonly keyId: string

  constructor(private readonly key: string) {
    this.keyId = this.hash('key').slice(0, 8)
  }

  of(subject: Subject): string {
    return this.hash(
      'reference' in subject ? `reference ${subject.reference}` : `email ${subject.emailHash}`,
    )
  }

  entry(subject: Subject, erasedAt: Date): string {
    return [erasedAt.toISOString().replace(/[-:.]/g, ''), this.keyId, this.of(subject)].join('-')
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex')
  }
}

/** @returns null for any other name in the folder, such as a disk's `lost+found`. */
export function parseEntry(name: string): LedgerEntry | null {
  const [, year, month, day, hours, minutes, seconds, ms, keyId, subject] = NAME.exec(name) ?? []
  if (keyId === undefined || subject === undefined) return null
  const erasedAt = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
  return Number.isNaN(erasedAt.getTime()) ? null : { name, erasedAt, keyId, subject }
}
