// One folder and one MariaDB server for all suites of a run. Jest loads this file itself, before any transform.
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

/** Nothing kills this server, so no commit need wait for the disk. */
const NOT_DURABLE = ['--innodb-flush-log-at-trx-commit=0']

/** Undefined if no program is installed; the suites report that themselves. */
export let server

/** Folder that the suites of a run share; it is removed with the run. */
export let folder

export default async function startServer() {
  const { memoryFolder } = await tsImport('./memory-folder.ts', import.meta.url)
  folder = await mkdtemp(join(memoryFolder(), 'backend-run-'))
  process.env.TEST_RUN_FOLDER = folder
  const { findMariaDb, startMariaDb } = await tsImport('./mariadb.ts', import.meta.url)
  const program = findMariaDb()
  if (!program) return
  server = await startMariaDb(program, NOT_DURABLE)
  // Requests in progress fail, and report it; everything else continues.
  server.whenLost((words) => {
    console.error(`MariaDB ended by itself, and is started again:\n${words}`)
    void server.restart()
  })
  // Workers inherit it.
  process.env.TEST_MARIADB_URL = server.url
}
