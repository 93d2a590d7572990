import { afterAll, beforeAll, describe } from '@jest/globals'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseConfig, type Config } from '../../config/config.ts'
import { memoryFolder } from 'shared-server/testing/memory-folder'
import { withPrograms } from 'shared-server/testing/with-programs'
import { findMariaDb, startMariaDb, type MariaDb } from 'shared-server/testing/mariadb'
import { testDatabases } from 'shared-server/testing/test-databases'

export type TestDatabase = 'SQLite' | 'MariaDB' | 'MySQL'

/** Creates a configuration with an empty database and an empty data folder. */
export type NewConfig = (variables?: Record<string, string>) => Promise<Config>

/**
 * Runs a suite against a real SQLite file, against the run's MariaDB server, and against the MySQL server that the
 * variable TEST_MYSQL_URL names as `mysql://user:password@host:port`. The databases are removed after the suite.
 * Without the server's program, the MariaDB part is skipped with a message; in CI it fails.
 */
export function onEachDatabase(
  title: string,
  suite: (newConfig: NewConfig, database: TestDatabase) => void,
): void {
  describe(`${title} on SQLite`, () => {
    const folders = testFolders()
    suite(async (variables) => configIn(await folders(), variables), 'SQLite')
  })

  const { TEST_MARIADB_URL } = process.env
  withPrograms(`${title} on MariaDB`, { mariadbd: findMariaDb() }, () => {
    if (!TEST_MARIADB_URL) throw new Error('run-setup.mjs has not run')
    suite(onServer(TEST_MARIADB_URL), 'MariaDB')
  })
  onMySql(title, (newConfig) => suite(newConfig, 'MySQL'))
}

/** Runs a suite against the MySQL server in TEST_MYSQL_URL, if set. */
export function onMySql(title: string, suite: (newConfig: NewConfig) => void): void {
  const { TEST_MYSQL_URL } = process.env
  if (TEST_MYSQL_URL) describe(`${title} on MySQL`, () => suite(onServer(TEST_MYSQL_URL)))
}

function onServer(url: string): NewConfig {
  const newFolder = testFolders()
  const databases = testDatabases(url)
  afterAll(() => databases.drop(), 30_000)
  return async (variables) =>
    configIn(await newFolder(), { DATABASE_URL: await databases.create(), ...variables })
}

/**
 * Runs a suite with a MariaDB server of its own, which it may kill, freeze or fill.
 *
 * @param prepare returns flags for the server before it starts.
 */
export function onOwnMariaDb(
  title: string,
  suite: (server: () => MariaDb, newFolder: () => Promise<string>) => void,
  prepare: (newFolder: () => Promise<string>) => Promise<readonly string[]> = () =>
    Promise.resolve([]),
): void {
  withPrograms(`${title} on MariaDB`, { mariadbd: findMariaDb() }, ({ mariadbd }) => {
    const newFolder = testFolders()
    let server: MariaDb
    beforeAll(async () => {
      server = await startMariaDb(mariadbd, await prepare(newFolder))
    }, 90_000)
    afterAll(() => server.stop(), 30_000)
    suite(() => server, newFolder)
  })
}

/** Returns the configuration of a test, on any free port and without a log. */
export function configIn(folder: string, variables: Record<string, string> = {}): Config {
  return parseConfig({ DATA_DIR: folder, API_PORT: '0', LOG_LEVEL: 'silent', ...variables })
}

/** Returns a function that creates folders, which are removed after the suite. */
export function testFolders(): () => Promise<string> {
  const made: string[] = []
  afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))))
  return async () => {
    const folder = await mkdtemp(join(memoryFolder(), 'backend-test-'))
    made.push(folder)
    return folder
  }
}
