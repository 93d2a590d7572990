// One folder and one MariaDB server for all suites of a run. Jest loads this file itself, before any transform.
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

/** Nobody kills this server, so that no commit need wait for the disk. */
const NOT_DURABLE = ['--innodb-flush-log-at-trx-commit=0']

/** Undefined where no program is installed; the suites say so themselves. */
export let server

/** What suites of a run share; it goes with the run. */
export let folder

export default async function startServer() {
  const { memoryFolder } = await tsImport('./memory-folder.ts', import.meta.url)
  folder = await mkdtemp(join(memoryFolder(), 'backend-run-'))
  process.env.TEST_RUN_FOLDER = folder
  const { findMariaDb, startMariaDb } = await tsImport('./mariadb.ts', import.meta.url)
  const program = findMariaDb()
  if (!program) return
  server = await startMariaDb(program, NOT_DURABLE)
  // Who was speaking to it fails, and says so; everybody else goes on.
  server.whenLost((words) => {
    console.error(`MariaDB ended by itself, and is started again:\n${words}`)
    void server.restart()
  })
  // Workers inherit it.
  process.env.TEST_MARIADB_URL = server.url
}
