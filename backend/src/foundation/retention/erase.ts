import type { EntityManager } from 'typeorm'
import type { Counts, Erasure, ModuleRecords } from '../database/records.ts'

/**
 * Removes what a visitor sent, whatever its age, with the mails about it that still wait.
 *
 * @param manager of one transaction: wholly or not at all.
 */
export async function erase(
  manager: EntityManager,
  records: readonly ModuleRecords[],
  erasure: Erasure,
): Promise<Counts> {
  const exact = trimmed(erasure)
  const counts: Record<string, number> = {}
  for (const { erase } of records) Object.assign(counts, await erase?.(manager, exact))
  return counts
}

/** A reference is stored in capitals, however somebody typed it. */
function trimmed(erasure: Erasure): Erasure {
  return 'reference' in erasure
    ? { reference: erasure.reference.trim().toUpperCase() }
    : { email: erasure.email.trim() }
}
