import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm'

/**
 * Returns the option of a `find` that locks what it reads until the transaction ends, and reads it as it is now instead
 * of as of the transaction's first read. SQLite has one writer at a time, and needs no lock.
 */
export const rowLock = (manager: EntityManager) =>
  isSqlite(manager) ? {} : { lock: { mode: 'pessimistic_write' as const } }

/** Does the same for a query. */
export const lockRows = <Row extends ObjectLiteral>(
  manager: EntityManager,
  query: SelectQueryBuilder<Row>,
) => (isSqlite(manager) ? query : query.setLock('pessimistic_write'))

const isSqlite = ({ dataSource }: EntityManager) => dataSource.options.type === 'better-sqlite3'
