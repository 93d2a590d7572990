import 'reflect-metadata'
import { configOfProcess } from '../config/environment.ts'
import { createDataSource, dataSourceOptions } from './data-source.ts'
import { seed } from './seed.ts'

/** Brings the database to this version's schema and adds the seeds that it lacks. Safe to run again. */
const options = dataSourceOptions(configOfProcess(), { hasQueryLimit: false })
const dataSource = await createDataSource(options).initialize()
try {
  const migrations = await dataSource.runMigrations({ transaction: 'each' })
  const seeded = await seed(dataSource)
  process.stdout.write(`database: ${migrations.length} migrations run, ${seeded} records seeded\n`)
} finally {
  await dataSource.destroy()
}
