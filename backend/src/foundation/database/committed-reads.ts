import type { Driver } from 'typeorm'
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js'
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js'

/** The part of better-sqlite3's connection that is used here. */
interface Connection {
  pragma(source: string): unknown
  close(): void
}

/**
 * On SQLite, gives reads outside a transaction a connection of their own, so that they see only committed rows.
 * TypeORM uses one connection for everything, on which a read sees the rows of an open transaction. A response with
 * these rows would be wrong once the transaction is rolled back.
 */
export function readOnlyCommitted(driver: Driver): void {
  if (!(driver instanceof BetterSqlite3Driver)) return
  let connecting: Promise<Connection> | undefined
  // Protected, but it is the only method that opens the file with all options.
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
