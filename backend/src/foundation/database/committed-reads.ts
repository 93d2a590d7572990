import type { Driver } from 'typeorm'
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js'
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js'

/** As much of better-sqlite3's connection as matters here. */
interface Connection {
  pragma(source: string): unknown
  close(): void
}

/**
 * Gives reads outside a transaction a connection of their own on SQLite, so that they see what is committed and
 * nothing else. TypeORM has one connection for everything, on which a read sees an open transaction's rows, and
 * an answer made from them would be wrong once it is rolled back.
 */
export function readOnlyCommitted(driver: Driver): void {
  if (!(driver instanceof BetterSqlite3Driver)) return
  let connecting: Promise<Connection> | undefined
  // Protected, and the one place that opens the file with all of the options.
  const open = driver['createDatabaseConnection'].bind(driver) as () => Promise<Connection>
  const connect = async () => {
    const connection = await open()
    connection.pragma('query_only = ON')
    return connection
  }
  const reader = new BetterSqlite3QueryRunner(driver)
  reader.connect = () => (connecting ??= connect())

  const writer = driver.createQueryRunner.bind(driver)
  // TypeORM asks for a slave when it reads outside a transaction.
  driver.createQueryRunner = (mode) => (mode === 'slave' ? reader : writer(mode))

  const disconnect = driver.disconnect.bind(driver)
  driver.disconnect = async () => {
    const connection = await connecting
    connection?.close()
    await disconnect()
  }
}
