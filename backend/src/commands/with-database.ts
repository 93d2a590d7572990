import type { DataSource } from 'typeorm'
import { RECORDS } from '../app.module.ts'
import { openDataFolder } from '../foundation/config/data-folder.ts'
import type { Config } from '../foundation/config/config.ts'
import { createDataSource, dataSourceOptions } from '../foundation/database/data-source.ts'

/** Runs the work of a command against the configured database. */
export async function withDatabase<Result>(
  config: Config,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  await openDataFolder(config)
  const options = dataSourceOptions(config, RECORDS, { hasQueryLimit: false })
  const dataSource = await createDataSource(options).initialize()
  try {
    return await work(dataSource)
  } finally {
    await dataSource.destroy()
  }
}
