import { describe, expect, it } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js'
import { RECORDS } from '../../../app.module.ts'
import { createDataSource, dataSourceOptions } from '../data-source.ts'
import {
  configIn,
  onMySql,
  onOwnMariaDb,
  testFolders,
  type NewConfig,
} from '../testing/on-each-database.ts'

/** The part of mysql2's connection that is used here. */
interface Connection {
  promise(): { query: (sql: string, parameters?: unknown[]) => Promise<unknown> }
  destroy(): void
}

/** Identifies a statement without its times, which differ at the next attempt. */
const keyOf = (sql: string, parameters: unknown[] = []) =>
  `${sql} ${JSON.stringify(parameters).replace(/\d{4}-\d\d-\d\d[^"]*/g, '')}`

/** Reads, and statements that only record the steps. */
const NO_STEP = /^\s*(SELECT|SHOW|START|COMMIT|ROLLBACK)|migration_steps/i

/** Cuts the connection after the server has made a change that no earlier attempt made. */
function cutAfterNewChange({ driver }: DataSource, made: Set<string>): void {
  if (!(driver instanceof MysqlDriver)) throw new TypeError('This is for MySQL and MariaDB')
  const obtain = driver.obtainMasterConnection.bind(driver) as () => Promise<Connection>
  driver.obtainMasterConnection = async () => {
    const connection = await obtain()
    const promise = connection.promise.bind(connection)
    connection.promise = () => {
      const promised = promise()
      const query = promised.query.bind(promised)
      promised.query = async (sql, parameters) => {
        const result = await query(sql, parameters)
        const key = keyOf(sql, parameters)
        if (NO_STEP.test(sql) || made.has(key)) return result
        made.add(key)
        connection.destroy()
        throw new Error('The connection is cut')
      }
      return promised
    }
    return connection
  }
}

/** Tests that a migration resumes where it was interrupted. */
function goesOn(newConfig: NewConfig): void {
  it('after any of its statements goes on where it was', async () => {
    const config = await newConfig()
    const options = dataSourceOptions(config, RECORDS, { hasQueryLimit: false })
    const made = new Set<string>()
    /** Runs the first `count` migrations, again after each cut, until they succeed. */
    const migrateUntilDone = async (count: number) => {
      const migrations = (options.migrations as []).slice(0, count)
      const dataSource = await createDataSource({ ...options, migrations }).initialize()
      cutAfterNewChange(dataSource, made)
      let isThrough = false
      while (!isThrough) {
        const cut = await dataSource.runMigrations({ transaction: 'each' }).then(
          () => undefined,
          (error: unknown) => error,
        )
        if (cut !== undefined) expect(cut).toMatchObject({ message: 'The connection is cut' })
        isThrough = cut === undefined
      }
      await dataSource.destroy()
    }
    const asData = async (work: (dataSource: DataSource) => Promise<unknown>) => {
      const dataSource = await createDataSource(options).initialize()
      await work(dataSource).finally(() => dataSource.destroy())
    }

    // A release that was published before the migrations that change rows.
    await migrateUntilDone(5)
    await asData(async (dataSource) => {
      const fragments = { '': 'index@.json', '/fbcpartners': 'index@fbcpartners.json' }
      const json = JSON.stringify({ commit: '0123abc', routes: [{ fragments }] })
      const at = '2025-11-01 00:00:00.000'
      await dataSource.query(
        `INSERT INTO releases (id, name, version, json, published_at)
         VALUES (1, 'mfe-a', '1.0.0', '${json}', '${at}')`,
      )
      await dataSource.query(
        `INSERT INTO release_channels (name, stable_release_id) VALUES ('mfe-a', 1)`,
      )
    })
    await migrateUntilDone(Infinity)

    expect(made.size).toBeGreaterThan(45)
    await asData(async (dataSource) => {
      const { upQueries } = await dataSource.driver.createSchemaBuilder().log()
      expect(upQueries).toEqual([])
      const count = (table: string) => dataSource.query(`SELECT COUNT(*) AS rows_ FROM ${table}`)
      await expect(count('release_registry')).resolves.toEqual([{ rows_: '1' }])
      await expect(count('release_prefixes')).resolves.toEqual([{ rows_: '2' }])
      await expect(dataSource.query('SELECT commit_id FROM releases')).resolves.toEqual([
        { commit_id: '0123abc' },
      ])
    })
  }, 120_000)
}

describe('a migration that breaks off on SQLite', () => {
  const newFolder = testFolders()
  it('leaves nothing behind', async () => {
    const options = dataSourceOptions(configIn(await newFolder()), RECORDS)
    const dataSource = await createDataSource(options).initialize()
    await dataSource.query('CREATE TABLE idempotency_keys (id integer)')
    await expect(dataSource.runMigrations({ transaction: 'each' })).rejects.toThrow(/exists/)
    await dataSource.query('DROP TABLE idempotency_keys')
    await dataSource.runMigrations({ transaction: 'each' })
    await dataSource.destroy()
  })
})

onMySql('a migration that breaks off', goesOn)

// A separate server: cut connections have crashed MariaDB 10.11, which must not affect other suites.
onOwnMariaDb('a migration that breaks off', (server, newFolder) => {
  goesOn(async () => configIn(await newFolder(), { DATABASE_URL: await server().createDatabase() }))
})
