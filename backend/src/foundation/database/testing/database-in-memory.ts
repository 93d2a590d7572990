import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Type } from '@nestjs/common'
import type { DataSource, EntityManager } from 'typeorm'
import { createDataSource, dataSourceOptions } from '../data-source.ts'
import { Transactions } from '../transactions.ts'
import { emptyTables } from './empty-tables.ts'
import { testFolders } from './on-each-database.ts'

/** The database of a suite, as services get it. */
export interface DatabaseInMemory {
  readonly dataSource: DataSource
  readonly transactions: Transactions
  readonly manager: EntityManager
}

/**
 * Opens SQLite for the tests of a service, with the tables of some entities, which are empty before each test. The file
 * is in memory. It is no `:memory:` database, since reads outside of a transaction have a connection of their own.
 *
 * The tables follow the entities, which is quicker than to migrate; a test of the migrations compares both.
 */
export function databaseInMemory(entities: readonly Type[]): () => DatabaseInMemory {
  const newFolder = testFolders()
  let database: DatabaseInMemory
  beforeAll(async () => {
    const options = dataSourceOptions(
      { DATA_DIR: await newFolder(), DATABASE_URL: undefined, DATABASE_CA: undefined },
      [{ entities }],
    )
    const dataSource = await createDataSource(options).initialize()
    await dataSource.synchronize()
    database = {
      dataSource,
      transactions: new Transactions(dataSource),
      manager: dataSource.manager,
    }
  })
  beforeEach(() => emptyTables(database.manager, entities))
  afterAll(() => database.dataSource.destroy())
  return () => database
}
