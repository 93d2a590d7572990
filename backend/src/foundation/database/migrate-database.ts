import { createDataSource, dataSourceOptions, type DatabaseConfig } from './data-source.ts'
import { withMigrationLock } from './migration-lock.ts'
import type { ModuleRecords } from './records.ts'
import { seed } from './seed.ts'

export interface Migrated {
  /** Number of migrations that were run. */
  readonly migrations: number
  /** Number of records that were added. */
  readonly seeded: number
}

/**
 * Migrates the database to this version's schema and adds the seeds that it was never given. It is safe to run again,
 * and in several processes at once.
 */
export function migrateDatabase(
  config: DatabaseConfig,
  records: readonly ModuleRecords[],
): Promise<Migrated> {
  return withMigrationLock(config, async () => {
    const options = dataSourceOptions(config, records, { hasQueryLimit: false })
    const dataSource = await createDataSource(options).initialize()
    try {
      const migrations = await dataSource.runMigrations({ transaction: 'each' })
      return { migrations: migrations.length, seeded: await seed(dataSource, records) }
    } finally {
      await dataSource.destroy()
    }
  })
}
