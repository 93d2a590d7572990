import { describe, expect, it, jest } from '@jest/globals'
import { RECORDS } from '../../../app.module.ts'
import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { StoredRelease } from '../../../releases/registry/stored-release.entity.ts'
import { createDataSource, dataSourceOptions } from '../data-source.ts'
import {
  configIn,
  onMySql,
  onOwnMariaDb,
  testFolders,
  type NewConfig,
  type TestDatabase,
} from '../testing/on-each-database.ts'
import { undoTo } from '../testing/undo-to.ts'

/** Changes of a schema wait for the disk, which other suites use as well. */
jest.setTimeout(120_000)

async function using(newConfig: NewConfig, work: (dataSource: DataSource) => Promise<void>) {
  const dataSource = createDataSource(dataSourceOptions(await newConfig(), RECORDS))
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

function leadEverywhere(newConfig: NewConfig, database: TestDatabase): void {
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

  it('keep what was published before there were digests, and where it answers, there and back', async () => {
    await using(newConfig, async (dataSource) => {
      await dataSource.runMigrations()
      await undoTo(dataSource, 'Prices1763730000000')
      const fragments = { '': 'index@.json', '/fbcpartners': 'index@fbcpartners.json' }
      const json = JSON.stringify({ commit: '0123abc', routes: [{ fragments }] })
      const at = '2025-11-01 00:00:00.000'
      await dataSource.query(
        `INSERT INTO releases (id, name, version, json, published_at)
         VALUES (1, 'mfe-a', '1.0.0', '${json}', '${at}')`,
      )
      await dataSource.query(
        `INSERT INTO release_history (revision, remote, version, kind, actor, reason, at)
         VALUES (1, 'mfe-a', '1.0.0', 'publish', 'ama', '', '${at}')`,
      )
      await dataSource.query(
        `INSERT INTO release_channels (name, stable_release_id) VALUES ('mfe-a', 1)`,
      )
      for (let time = 0; time < 2; time += 1) {
        await dataSource.runMigrations()
        await expect(dataSource.manager.findOneBy(StoredRelease, { id: 1 })).resolves.toMatchObject(
          {
            digest: `sha384-${createHash('sha384').update(json).digest('base64')}`,
            commit: '0123abc',
            publishedBy: 'ama',
          },
        )
        await expect(
          dataSource.query(`SELECT prefix, remote, given_by FROM release_prefixes ORDER BY prefix`),
        ).resolves.toEqual([
          { prefix: '', remote: 'mfe-a', given_by: 'migration' },
          { prefix: '/fbcpartners', remote: 'mfe-a', given_by: 'migration' },
        ])
        await expect(drift(dataSource)).resolves.toEqual([])
        await undoTo(dataSource, 'Prices1763730000000')
      }
      await expect(dataSource.query('SELECT * FROM release_channels')).resolves.toEqual([
        { name: 'mfe-a', stable_release_id: 1 },
      ])
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
}

describe('migrations on SQLite', () => {
  const newFolder = testFolders()
  leadEverywhere(async (variables) => configIn(await newFolder(), variables), 'SQLite')
})

onMySql('migrations', (newConfig) => leadEverywhere(newConfig, 'MySQL'))

// A separate server: dropped columns have crashed MariaDB 10.11, which must not affect other suites.
onOwnMariaDb('migrations', (server, newFolder) => {
  leadEverywhere(
    async (variables) =>
      configIn(await newFolder(), { DATABASE_URL: await server().createDatabase(), ...variables }),
    'MariaDB',
  )
})
