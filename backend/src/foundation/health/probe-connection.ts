import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { createDataSource } from '../database/data-source.ts'

/**
 * A connection for readiness alone: in the common pool a probe would wait behind forms, and a crowd of writers
 * would take every process out of service. SQLite has one connection and no pool.
 */
@Injectable()
export class ProbeConnection implements OnApplicationShutdown {
  private opening: Promise<DataSource> | undefined

  constructor(private readonly dataSource: DataSource) {}

  /** Number of migrations that this version has. */
  get expected(): number {
    return this.dataSource.migrations.length
  }

  readonly query = async (sql: string): Promise<unknown> => {
    const { options } = this.dataSource
    if (options.type !== 'mysql' && options.type !== 'mariadb') return this.dataSource.query(sql)
    this.opening ??= createDataSource({ ...options, poolSize: 1, entities: [], migrations: [] })
      .initialize()
      .catch((error: unknown) => {
        this.opening = undefined
        throw error
      })
    return (await this.opening).query(sql)
  }

  async onApplicationShutdown(): Promise<void> {
    const opened = await this.opening?.catch(() => undefined)
    await opened?.destroy()
  }
}
