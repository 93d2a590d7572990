import type { DataSource } from 'typeorm'
import type { ModuleRecords } from './records.ts'

/** Adds the rows that every database begins with and this one was never given. @returns how many were added. */
export function seed(dataSource: DataSource, records: readonly ModuleRecords[]): Promise<number> {
  return dataSource.transaction(async (manager) => {
    let added = 0
    for (const { seed } of records) added += (await seed?.(manager)) ?? 0
    return added
  })
}
