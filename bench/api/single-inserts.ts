import { join } from 'node:path'
import { sqliteDriver } from 'backend/database/sqlite-driver'
import mysql from 'mysql2/promise'

/** Duration of a measurement, in milliseconds: the same as of a round of the API's writes. */
const DURATION_MS = 4_000
/** Number of concurrent connections: the size of the API's pool. */
const CONNECTIONS = 10

const TABLE =
  'CREATE TABLE IF NOT EXISTS single_inserts (id INTEGER PRIMARY KEY AUTO_INCREMENT, email VARCHAR(254), message TEXT)'
const INSERT = 'INSERT INTO single_inserts (email, message) VALUES (?, ?)'
const ROW = ['ama@visitor.example', 'x'.repeat(200)]

/** The baseline: rows per second, each in its own transaction, written to disk before the next. */
export function insertsOfSqlite(folder: string): number {
  const Sqlite = sqliteDriver()
  const database = new Sqlite(join(folder, 'single-inserts.sqlite'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec(TABLE.replace('AUTO_INCREMENT', 'AUTOINCREMENT'))
  const insert = database.prepare(INSERT)
  const started = performance.now()
  let rows = 0
  while (performance.now() - started < DURATION_MS) {
    insert.run(...ROW)
    rows += 1
  }
  database.close()
  return (rows * 1_000) / DURATION_MS
}

/** The same for MySQL or MariaDB, with as many connections as the API has. */
export async function insertsOfMysql(url: string): Promise<number> {
  const address = url.replace(/^mariadb:/, 'mysql:')
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => mysql.createConnection(address)),
  )
  await connections[0]?.query(TABLE)
  const started = performance.now()
  let rows = 0
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - started < DURATION_MS) {
        await connection.execute(INSERT, ROW)
        rows += 1
      }
      await connection.end()
    }),
  )
  return (rows * 1_000) / DURATION_MS
}
