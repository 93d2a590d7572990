import type { EntityManager } from 'typeorm'
import { sha256 } from '../../foundation/database/sha256.ts'
import type { Count } from './counts-of.ts'
import { TelemetryHour, TelemetryTotal } from './telemetry-count.entity.ts'

/** A count within one hour. */
export interface HourlyCount extends Count {
  /** Start of the hour, or of a visit's five minutes, UTC, in milliseconds since 1970. */
  readonly hour: number
}

/** Rows per statement. */
const BATCH = 200

/** Adds counts to those of their hour, and to the totals. */
export async function saveCounts(
  manager: EntityManager,
  counts: readonly HourlyCount[],
): Promise<void> {
  await addRows(manager, TelemetryHour, counts, (count) => [count.hour, ...partsOf(count)])
  await addRows(manager, TelemetryTotal, counts, partsOf)
}

const partsOf = ({ remote, version, measure, bucket }: Count) => [remote, version, measure, bucket]

async function addRows(
  manager: EntityManager,
  entity: typeof TelemetryHour | typeof TelemetryTotal,
  counts: readonly HourlyCount[],
  keyOf: (count: HourlyCount) => unknown[],
): Promise<void> {
  const rows = counts
    .map(({ hour, ...count }) => ({
      keyHash: sha256(keyOf({ hour, ...count }).join(' ')),
      hour: new Date(hour),
      ...count,
    }))
    // Sorted, which avoids deadlocks between processes.
    .toSorted((a, b) => (a.keyHash < b.keyHash ? -1 : 1))
  for (let start = 0; start < rows.length; start += BATCH) {
    const insert = manager.createQueryBuilder().insert().into(entity)
    const [sql, parameters] = insert
      .values(rows.slice(start, start + BATCH))
      .getQueryAndParameters()
    await manager.query(`${sql} ${onConflict(manager)}`, parameters)
  }
}

/**
 * Adds to an existing row in the statement itself, so that concurrent processes cannot overwrite each other's count.
 */
function onConflict(manager: EntityManager): string {
  return manager.dataSource.options.type === 'better-sqlite3'
    ? 'ON CONFLICT (key_hash) DO UPDATE SET count = count + excluded.count, hour = excluded.hour'
    : 'ON DUPLICATE KEY UPDATE count = count + VALUES(count), hour = VALUES(hour)'
}
