import type { DataSource } from 'typeorm'
import type { Counts, Erasure, ModuleRecords } from '../database/records.ts'

/**
 * Removes what a visitor sent, whatever its age. Mails about it that still wait go with it, because they
 * hold no text of their own.
 */
export function erase(
  dataSource: DataSource,
  records: readonly ModuleRecords[],
  erasure: Erasure,
): Promise<Counts> {
  const exact = trimmed(erasure)
  return dataSource.transaction(async (manager) => {
    const counts: Record<string, number> = {}
    for (const { erase } of records) Object.assign(counts, await erase?.(manager, exact))
    return counts
  })
}

/** A reference is stored in capitals, however somebody typed it. */
function trimmed(erasure: Erasure): Erasure {
  return 'reference' in erasure
    ? { reference: erasure.reference.trim().toUpperCase() }
    : { email: erasure.email.trim() }
}
