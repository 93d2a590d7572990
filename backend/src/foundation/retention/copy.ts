import type { EntityManager } from 'typeorm'
import type { ModuleRecords, StoredRows } from '../database/records.ts'

/** Maximum rows per kind in a copy. The office answers senders with more than that. */
const COPY_LIMIT = 1_000

/** A copy of what is kept about an e-mail address. */
export interface StoredCopy {
  readonly email: string
  readonly madeAt: string
  /** False if a kind may have more rows than a copy holds. */
  readonly isComplete: boolean
  /** Rows by kind, newest first. */
  readonly kept: StoredRows
}

/** Creates a copy of everything that came from an e-mail address. */
export async function copyOf(
  manager: EntityManager,
  records: readonly ModuleRecords[],
  email: string,
): Promise<StoredCopy> {
  const kept: Record<string, readonly object[]> = {}
  for (const { copy } of records) Object.assign(kept, await copy?.(manager, email, COPY_LIMIT))
  return {
    email,
    madeAt: new Date().toISOString(),
    isComplete: Object.values(kept).every((rows) => rows.length < COPY_LIMIT),
    kept,
  }
}
