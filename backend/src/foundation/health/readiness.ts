import { Injectable, ServiceUnavailableException } from '@nestjs/common'
import * as v from 'valibot'
import { ProbeConnection } from './probe-connection.ts'

/** Timeout of a probe, in milliseconds, after which the database counts as frozen. */
const LIMIT_MS = 2_000

const MigrationCount = v.tuple([
  v.object({ count: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) }),
])

@Injectable()
export class Readiness {
  private checking: Promise<void> | undefined

  constructor(private readonly probe: ProbeConnection) {}

  /**
   * Checks the database; concurrent callers share one check.
   *
   * @throws ServiceUnavailableException when the database does not respond in time or lacks migrations.
   */
  check(): Promise<void> {
    this.checking ??= this.look().finally(() => {
      this.checking = undefined
    })
    return this.checking
  }

  private async look(): Promise<void> {
    const missing = await this.withinLimit(this.missingMigrations())
    if (missing > 0) throw new ServiceUnavailableException('The database is not migrated')
  }

  private async missingMigrations(): Promise<number> {
    const { expected, query } = this.probe
    const rows = await query('SELECT COUNT(*) AS count FROM migrations')
    const [{ count }] = v.parse(MigrationCount, rows)
    return expected - count
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
