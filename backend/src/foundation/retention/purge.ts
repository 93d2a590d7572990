import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import type { Config } from '../config/config.ts'
import type { Counts, Expiry, ModuleRecords } from '../database/records.ts'
import { lockRows } from '../database/row-lock.ts'
import type { Transactions } from '../database/transactions.ts'

const DAY_MS = 24 * 3_600_000
/** Maximum rows per transaction: forms sent meanwhile wait for at most one such batch. */
const BATCH = 500

export interface PurgeOptions {
  readonly kept: Config['RETENTION_DAYS']
  readonly now: Date
  /** Ends the purge after the current batch; the next purge continues. */
  readonly stopping?: AbortSignal
  readonly onBatch?: () => Promise<void>
}

/** Removes rows past their retention, in batches that are committed one by one, so that nobody waits for long. */
export async function purge(
  transactions: Transactions,
  records: readonly ModuleRecords[],
  { kept, now, stopping, onBatch }: PurgeOptions,
): Promise<Counts> {
  const counts: Record<string, number> = {}
  for (const expiry of records.flatMap(({ expiries = [] }) => expiries)) {
    const before = new Date(now.getTime() - expiry.days(kept) * DAY_MS)
    let removed: number
    do {
      if (stopping?.aborted) return counts
      removed = await transactions.run((manager) => removeBatch(manager, expiry, before))
      counts[expiry.kind] = (counts[expiry.kind] ?? 0) + removed
      await onBatch?.()
    } while (removed === BATCH)
  }
  return counts
}

/** Selects the keys of expired rows, as one batch. */
export function expired(
  manager: EntityManager,
  { entity, moment, only }: Expiry,
  before: Date,
): SelectQueryBuilder<ObjectLiteral> {
  const query = manager
    .createQueryBuilder<ObjectLiteral>(entity, 'record')
    .select([])
    .where(`record.${moment} < :before`, { before })
    .limit(BATCH)
  for (const { propertyName } of manager.dataSource.getMetadata(entity).primaryColumns) {
    query.addSelect(`record.${propertyName}`, propertyName)
  }
  return only === undefined ? query : query.andWhere(only)
}

/**
 * Deletes with two statements, because SQLite cannot limit a deletion. The rows are locked, so that none of them is
 * renewed or confirmed in between.
 */
async function removeBatch(manager: EntityManager, expiry: Expiry, before: Date): Promise<number> {
  const query = lockRows(manager, expired(manager, expiry, before))
  const keys = await query.getRawMany<ObjectLiteral>()
  if (keys.length === 0) return 0
  await manager.delete<ObjectLiteral>(expiry.entity, keys)
  await expiry.also?.(manager, keys)
  return keys.length
}
