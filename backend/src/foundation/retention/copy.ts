import type { EntityManager } from 'typeorm'
import type { ModuleRecords, StoredRows } from '../database/records.ts'

/** Rows of one kind in a copy; who sent more than anybody sends is answered by the office. */
const COPY_LIMIT = 1_000

/** What is kept about an e-mail address. */
export interface StoredCopy {
  readonly email: string
  readonly madeAt: string
  /** False where there are more rows of a kind than a copy holds. */
  readonly isComplete: boolean
  /** Rows by kind, newest first. */
  readonly kept: StoredRows
}

/** Makes a copy of all that came from an e-mail address. */
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
