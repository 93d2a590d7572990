import type { DataSource } from 'typeorm'

/** Reverts every migration after the named one. */
export async function undoTo(dataSource: DataSource, name: string): Promise<void> {
  const index = dataSource.migrations.findIndex((migration) => migration.name === name)
  for (let left = dataSource.migrations.length - 1 - index; left > 0; left -= 1) {
    await dataSource.undoLastMigration()
  }
}
