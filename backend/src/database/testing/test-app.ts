import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DataSource } from 'typeorm'
import type { Config } from '../../config/config.ts'
import { createApp } from '../../create-app.ts'
import { createDataSource, dataSourceOptions } from '../data-source.ts'
import { seed } from '../seed.ts'

export interface TestApp {
  readonly app: NestFastifyApplication
  readonly dataSource: DataSource
  /** Sends a request through the whole server without a socket. */
  readonly inject: NestFastifyApplication['inject']
}

/** Migrates and seeds the database, as `database/migrate.ts` does. */
export async function migrate(config: Config): Promise<void> {
  const dataSource = await createDataSource(dataSourceOptions(config)).initialize()
  await dataSource.runMigrations({ transaction: 'each' })
  await seed(dataSource)
  await dataSource.destroy()
}

/** The whole API over a migrated and seeded database. */
export async function startTestApp(config: Config): Promise<TestApp> {
  await migrate(config)
  const app = await createApp(config)
  await app.init()
  await app.getHttpAdapter().getInstance().ready()
  return { app, dataSource: app.get(DataSource), inject: app.inject.bind(app) }
}
