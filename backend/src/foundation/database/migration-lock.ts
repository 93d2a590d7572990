import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { dataSourceOptions, type DatabaseConfig } from './data-source.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { sha256 } from './sha256.ts'
import { sqliteDriver } from './sqlite-driver.ts'

/** Maximum time that one migrator waits for another, in milliseconds. */
const WAIT_LIMIT_MS = 10 * 60_000
const SQLITE_POLL_MS = 50

/** MySQL may return an integer as text. */
const LockAnswer = v.tuple([v.object({ locked: v.unknown() })])

/**
 * Runs work under a lock that only one process can hold per database. The lock belongs to a connection, so it is
 * released when the process ends, even by a crash.
 *
 * @throws Error when another process holds the lock for more than ten minutes.
 */
export async function withMigrationLock<Result>(
  config: DatabaseConfig,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await (config.DATABASE_URL ? lockMysql(config) : lockSqlite(config.DATA_DIR))
  try {
    return await work()
  } finally {
    await release()
  }
}

async function lockMysql(config: DatabaseConfig) {
  const options = dataSourceOptions(config, [], { hasQueryLimit: false })
  const connection = await new DataSource(options).initialize()
  const runner = connection.createQueryRunner()
  const release = async () => {
    await runner.release()
    // Closing the connection releases the lock.
    await connection.destroy()
  }
  try {
    await lockByName(runner, `migrate ${String(options.database)}`)
  } catch (error) {
    await release()
    throw error
  }
  return release
}

/** Named locks apply to the whole server, and their names have at most 64 characters. */
async function lockByName(runner: QueryRunner, name: string): Promise<void> {
  const digest = sha256(name)
  const answer: unknown = await runner.query('SELECT GET_LOCK(?, ?) AS locked', [
    digest,
    WAIT_LIMIT_MS / 1_000,
  ])
  const [{ locked }] = v.parse(LockAnswer, answer)
  if (Number(locked) !== 1) throw new Error('Another process is migrating this database')
}

/**
 * Locks a file beside the database. SQLite releases the lock when the process dies, and the database stays readable
 * meanwhile.
 */
async function lockSqlite(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const connection = await new DataSource({
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: join(folder, 'backend.lock'),
    // Waiting inside SQLite would stop this whole process.
    timeout: 0,
  }).initialize()
  const deadline = Date.now() + WAIT_LIMIT_MS
  while (!(await tryLock(connection))) {
    if (Date.now() > deadline) {
      await connection.destroy()
      throw new Error('Another process is migrating this database')
    }
    await new Promise((resolve) => setTimeout(resolve, SQLITE_POLL_MS))
  }
  return () => connection.destroy()
}

async function tryLock(connection: DataSource): Promise<boolean> {
  try {
    await connection.query('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof QueryFailedError && isDatabaseUnavailable(error)) return false
    throw error
  }
}
