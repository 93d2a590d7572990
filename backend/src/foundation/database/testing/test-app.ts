import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DataSource } from 'typeorm'
import type { Config } from '../../config/config.ts'
import { createApp } from '../../../create-app.ts'
import { documentedInject } from '../../openapi/testing/documented-answers.ts'
import { migrateTestDatabase } from './migrated-database.ts'

export interface TestApp {
  readonly app: NestFastifyApplication
  readonly dataSource: DataSource
  /** Sends a request to the whole server without a socket, and checks the response against the OpenAPI document. */
  readonly inject: ReturnType<typeof documentedInject>
}

/** Starts the whole API with a migrated and seeded database. */
export async function startTestApp(config: Config): Promise<TestApp> {
  await migrateTestDatabase(config)
  const app = await createApp(config)
  const inject = documentedInject(app)
  await app.init()
  await app.getHttpAdapter().getInstance().ready()
  return { app, dataSource: app.get(DataSource), inject }
}
