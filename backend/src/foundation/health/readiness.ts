import { Injectable, ServiceUnavailableException } from '@nestjs/common'
import { DataSource } from 'typeorm'
import * as v from 'valibot'

/** A probe learns of a frozen database within this time, in milliseconds. */
const LIMIT_MS = 2_000

const MigrationCount = v.tuple([
  v.object({ count: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) }),
])

@Injectable()
export class Readiness {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws ServiceUnavailableException when the database does not answer in time or lacks migrations. */
  async check(): Promise<void> {
    const missing = await this.withinLimit(this.missingMigrations())
    if (missing > 0) throw new ServiceUnavailableException('The database is not migrated')
  }

  private async missingMigrations(): Promise<number> {
    const rows: unknown = await this.dataSource
      .createQueryBuilder()
      .select('COUNT(*)', 'count')
      .from('migrations', 'migrations')
      .getRawMany()
    const [{ count }] = v.parse(MigrationCount, rows)
    return this.dataSource.migrations.length - count
  }

  private async withinLimit<Result>(work: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new ServiceUnavailableException('The database does not answer')),
        LIMIT_MS,
      )
    })
    try {
      return await Promise.race([work, limit])
    } finally {
      clearTimeout(timer)
    }
  }
}
