import type { DataSource } from 'typeorm'
import type { ModuleRecords } from './records.ts'

/** Adds the initial rows that this database was never given. @returns the number of added rows. */
export function seed(dataSource: DataSource, records: readonly ModuleRecords[]): Promise<number> {
  return dataSource.transaction(async (manager) => {
    let added = 0
    for (const { seed } of records) added += (await seed?.(manager)) ?? 0
    return added
  })
}
