import { expect, it } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { createDataSource, dataSourceOptions } from '../data-source.ts'
import { onEachDatabase, type NewConfig } from '../testing/on-each-database.ts'

async function using(newConfig: NewConfig, work: (dataSource: DataSource) => Promise<void>) {
  const dataSource = createDataSource(dataSourceOptions(await newConfig()))
  await dataSource.initialize()
  try {
    await work(dataSource)
  } finally {
    await dataSource.destroy()
  }
}

async function drift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log()
  return upQueries.map(({ query }) => query)
}

async function tables(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner()
  const names = dataSource.entityMetadatas.map(({ tableName }) => tableName)
  const found = await Promise.all(
    names.map(async (name) => ((await runner.hasTable(name)) ? [name] : [])),
  )
  await runner.release()
  return found.flat()
}

onEachDatabase('migrations', (newConfig, database) => {
  it('make exactly the schema that the entities describe', async () => {
    await using(newConfig, async (dataSource) => {
      await dataSource.runMigrations()
      await expect(drift(dataSource)).resolves.toEqual([])
    })
  })

  it('go up, down to nothing, and up again', async () => {
    await using(newConfig, async (dataSource) => {
      await dataSource.runMigrations()
      await expect(tables(dataSource)).resolves.toHaveLength(dataSource.entityMetadatas.length)
      for (let left = dataSource.migrations.length; left > 0; left -= 1) {
        await dataSource.undoLastMigration()
      }
      await expect(tables(dataSource)).resolves.toEqual([])
      await dataSource.runMigrations()
      await expect(drift(dataSource)).resolves.toEqual([])
    })
  })

  it('give the release registry its one row, at revision 0', async () => {
    await using(newConfig, async (dataSource) => {
      await dataSource.runMigrations()
      await expect(dataSource.query('SELECT id, revision FROM release_registry')).resolves.toEqual([
        { id: 1, revision: 0 },
      ])
    })
  })

  it(`are durable and hold every script on ${database}`, async () => {
    await using(newConfig, async (dataSource) => {
      await dataSource.runMigrations()
      if (database === 'SQLite') {
        await expect(dataSource.query('PRAGMA synchronous')).resolves.toEqual([{ synchronous: 2 }])
        await expect(dataSource.query('PRAGMA journal_mode')).resolves.toEqual([
          { journal_mode: 'wal' },
        ])
      } else {
        await expect(
          dataSource.query(
            `SELECT DISTINCT character_set_name AS name FROM information_schema.columns
             WHERE table_schema = DATABASE() AND character_set_name IS NOT NULL
               AND table_name <> 'migrations'`,
          ),
        ).resolves.toEqual([{ name: 'utf8mb4' }])
      }
    })
  })
})
