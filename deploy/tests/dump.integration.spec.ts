import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { parseConfig } from 'backend/config/config'
import { startTestApp, type TestApp } from 'backend/database/testing/test-app'
import { findProgram } from 'shared-server/testing/find-program'
import { findMariaDb } from 'shared-server/testing/mariadb'
import { testDatabases } from 'shared-server/testing/test-databases'
import { withPrograms } from 'shared-server/testing/with-programs'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

const run = promisify(execFile)
const SCRIPT = join(WORKSPACE_ROOT, 'deploy/backup/dump.sh')

const programs = { mariadbd: findMariaDb(), mysqldump: findProgram('mysqldump') }
withPrograms('a dump of the database', programs, () => {
  const databases = testDatabases(process.env['TEST_MARIADB_URL'] ?? '')
  let folder: string
  let api: TestApp
  let address: URL
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dumps-'))
    address = new URL(await databases.create())
    api = await startTestApp(
      parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: address.href }),
    )
  }, 60_000)
  afterAll(async () => {
    await api.app.close()
    await databases.drop()
    await rm(folder, { recursive: true })
  }, 30_000)

  const dump = (name: string) =>
    run('bash', [SCRIPT], {
      env: {
        PATH: process.env['PATH'],
        BACKUPS: folder,
        DATABASE_HOST: address.hostname,
        DATABASE_PORT: address.port,
        DATABASE_USER: 'root',
        DATABASE_NAME: name,
      },
    })

  it('brings the rows back as they were, and only its owner can read it', async () => {
    const message = 'Ɛyɛ! 🌍 Please call me.'
    const sent = await api.inject({
      method: 'POST',
      url: '/api/contact',
      payload: {
        firstName: 'Ama',
        lastName: 'Ofori',
        email: 'ama@visitor.example',
        subsidiary: 'gold',
        message,
      },
    })
    expect(sent.statusCode).toBe(201)
    const contents = () => api.dataSource.query<unknown[]>('SELECT * FROM contacts')
    const before = await contents()
    const file = (await dump(address.pathname.slice(1))).stdout.trim()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await api.dataSource.query('DELETE FROM contacts')
    const { hostname, port, pathname } = address
    const into = `mysql --host=${hostname} --port=${port} --user=root ${pathname.slice(1)}`
    await run('bash', ['-euo', 'pipefail', '-c', `gunzip < "$0" | ${into}`, file])
    await expect(contents()).resolves.toEqual(before)
  }, 60_000)

  it('that fails ends with a failure and leaves no file', async () => {
    const before = await readdir(folder)
    await expect(dump('no_such_database')).rejects.toMatchObject({ code: 2 })
    await expect(readdir(folder)).resolves.toEqual(before)
  }, 60_000)
})
