import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import mysql from 'mysql2/promise'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { testDatabases } from './test-databases.ts'

/** Timeout for the server to start, in milliseconds. */
const START_LIMIT_MS = 60_000

export interface MariaDb extends ServerProcess {
  /** Address of the server, with a user who has all permissions. */
  readonly url: string
  /** Creates an empty database. @returns its DATABASE_URL. */
  createDatabase(): Promise<string>
}

/** Finds the path of the server's program; undefined if none is installed. */
export function findMariaDb(): string | undefined {
  return findProgram('mariadbd') ?? findProgram('mysqld')
}

/** The default of 96 MB would be most of an empty server's size. */
const LOG_SIZE = '--innodb-log-file-size=16M'

/** As strict as MySQL 8's default. */
const SQL_MODE =
  'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'

/**
 * Starts a separate server in its own folder, on loopback.
 *
 * @param inFolder parent of that folder: in memory for tests of stored data, on a disk to time commits.
 */
export async function startMariaDb(
  program: string,
  flags: readonly string[] = [],
  inFolder = memoryFolder(),
): Promise<MariaDb> {
  const folder = await mkdtemp(join(inFolder, 'backend-mariadb-'))
  const asRoot = userInfo().uid === 0 ? ['--user=root'] : []
  // A server that starts removes all temporary tables that it finds, so no two may share the folder for them.
  const folders = [`--datadir=${folder}`, `--tmpdir=${folder}`]
  const common = ['--no-defaults', ...folders, LOG_SIZE, ...asRoot]
  const install =
    findProgram('mariadb-install-db') ?? findProgram('mysql_install_db') ?? 'mariadb-install-db'
  await promisify(execFile)(install, [
    ...common,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ])

  const port = await freePort()
  const url = `mariadb://root@127.0.0.1:${port}`
  const args = [
    ...common,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${join(folder, 's')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--sql-mode=${SQL_MODE}`,
    // Avoids MariaDB's crashes over columns dropped in place, which these tests are not about; MySQL ignores the
    // flag.
    '--loose-innodb-instant-alter-column-allowed=never',
    ...flags,
  ]
  const server = await startServerProcess({
    program,
    args,
    folder,
    untilItAnswers: (hasExited) => untilItAnswers(url, hasExited),
  })
  return { url, createDatabase: () => testDatabases(url).create(), ...server }
}

async function untilItAnswers(url: string, hasExited: () => boolean): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    try {
      const connection = await mysql.createConnection(url)
      await connection.end()
      return
    } catch (error) {
      if (hasExited() || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
