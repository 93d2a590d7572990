import { basename } from 'node:path'
import type { DataSource } from 'typeorm'
import { writeAudit } from '../audit/audit-log.ts'
import type { ModuleRecords } from '../database/records.ts'

/**
 * Ends what gave access for a time when a backup was written: it may have been used up or taken away since. Records
 * the restore.
 *
 * @param file name of the backup.
 */
export async function endPasses(
  dataSource: DataSource,
  records: readonly ModuleRecords[],
  file: string,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    for (const pass of records.flatMap(({ passes = [] }) => passes)) await manager.deleteAll(pass)
    const operator = { actor: 'operator', address: 'command' }
    await writeAudit(manager, operator, 'backup restored', basename(file))
  })
}
