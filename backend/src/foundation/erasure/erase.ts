import type { EntityManager } from 'typeorm'
import type { Counts, ModuleRecords, Subject } from '../database/records.ts'

/**
 * Removes what a visitor sent, whatever its age, with the mails about it that still wait.
 *
 * @param manager of a transaction, so that all is removed or nothing.
 * @param until removes only what came up to that time.
 */
export async function erase(
  manager: EntityManager,
  records: readonly ModuleRecords[],
  subject: Subject,
  until?: Date,
): Promise<Counts> {
  const counts: Record<string, number> = {}
  for (const { erasable } of records) {
    Object.assign(counts, await erasable?.erase(manager, subject, until))
  }
  return counts
}
