import { LessThan, type DataSource } from 'typeorm'
import type { Config } from '../config/config.ts'
import type { Counts, ModuleRecords } from '../database/records.ts'

const DAY_MS = 24 * 3_600_000

/** Removes what has been kept long enough. Meant to be run once a day, beside the API. */
export function purge(
  dataSource: DataSource,
  records: readonly ModuleRecords[],
  config: Pick<Config, 'RETENTION_DAYS'>,
  now = new Date(),
): Promise<Counts> {
  const before = (days: number) => LessThan(new Date(now.getTime() - days * DAY_MS))
  return dataSource.transaction(async (manager) => {
    const counts: Record<string, number> = {}
    for (const { purge } of records) Object.assign(counts, await purge?.(manager, before, config))
    return counts
  })
}
