import type { EntityManager } from 'typeorm'
import { CanaryVisit } from './canary-visit.entity.ts'

/** Rows per statement. */
const BATCH = 200

/** Adds browsers, and marks existing ones that have failed since. */
export async function saveVisits(
  manager: EntityManager,
  visits: readonly { readonly visit: CanaryVisit }[],
): Promise<void> {
  // Sorted, which avoids deadlocks between processes.
  const sorted = visits
    .map(({ visit }) => visit)
    .toSorted((a, b) => (a.keyHash < b.keyHash ? -1 : a.keyHash > b.keyHash ? 1 : 0))
  for (let start = 0; start < sorted.length; start += BATCH) {
    const insert = manager.createQueryBuilder().insert().into(CanaryVisit)
    const [sql, parameters] = insert
      .values(sorted.slice(start, start + BATCH))
      .getQueryAndParameters()
    await manager.query(`${sql} ${onConflict(manager)}`, parameters)
  }
}

/** Keeps a failure once it is recorded, and the first document. */
function onConflict(manager: EntityManager): string {
  return manager.dataSource.options.type === 'better-sqlite3'
    ? 'ON CONFLICT (key_hash) DO UPDATE SET failed = MAX(failed, excluded.failed)'
    : 'ON DUPLICATE KEY UPDATE failed = GREATEST(failed, VALUES(failed))'
}
