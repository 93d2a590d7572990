import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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

  const dump = (name: string, days?: string) =>
    run('bash', [SCRIPT], {
      env: {
        PATH: process.env['PATH'],
        BACKUPS: folder,
        DATABASE_HOST: address.hostname,
        DATABASE_PORT: address.port,
        DATABASE_USER: 'root',
        DATABASE_NAME: name,
        ...(days !== undefined && { BACKUP_DAYS: days }),
      },
    })

  const restore = (file: string) => {
    const { hostname, port, pathname } = address
    const into = `mysql --host=${hostname} --port=${port} --user=root ${pathname.slice(1)}`
    return run('bash', ['-euo', 'pipefail', '-c', `gunzip < "$0" | ${into}`, file])
  }

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
    await restore(file)
    await expect(contents()).resolves.toEqual(before)
  }, 60_000)

  it('that is restored does not bring back what was erased since', async () => {
    const ledger = join(folder, 'ledger')
    await mkdir(ledger)
    const variables = {
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DATABASE_URL: address.href,
      ERASURE_LEDGER: ledger,
      ERASURE_KEY: 'a-secret-of-these-tests',
    }
    const message = { lastName: 'Ofori', subsidiary: 'gold', message: 'Please call me.' }
    for (const firstName of ['Ama', 'Kofi']) {
      const payload = { ...message, firstName, email: `${firstName}@visitor.example` }
      await api.inject({ method: 'POST', url: '/api/contact', payload })
    }
    // Dumps are named by the second and never overwrite an earlier one.
    await setTimeout(1_000)
    const file = (await dump(address.pathname.slice(1))).stdout.trim()
    const command = join(WORKSPACE_ROOT, 'backend/dist/commands/erase.js')
    await run(process.execPath, [command, '--email', 'ama@visitor.example'], { env: variables })
    await restore(file)
    const restarted = await startTestApp(parseConfig(variables))
    const names = await restarted.dataSource.query<unknown[]>('SELECT first_name FROM contacts')
    await restarted.app.close()
    expect(names).toEqual([{ first_name: 'Kofi' }])
  }, 60_000)

  it('is deleted when it has been kept for long enough, and nothing else is', async () => {
    const aged = async (name: string, days: number) => {
      const at = new Date(Date.now() - days * 24 * 3_600_000)
      await writeFile(join(folder, name), '')
      await utimes(join(folder, name), at, at)
    }
    await aged('20260101T021700Z.sql.gz', 8)
    await aged('20260107T021700Z.sql.gz', 6)
    await aged('.part-killed', 8)
    await aged('notes.txt', 8)
    const made = basename((await dump(address.pathname.slice(1), '7')).stdout.trim())
    const left = await readdir(folder)
    expect(left).toEqual(expect.arrayContaining([made, '20260107T021700Z.sql.gz', 'notes.txt']))
    expect(left).not.toContain('20260101T021700Z.sql.gz')
    expect(left).not.toContain('.part-killed')
  }, 60_000)

  it.each(['0', '-1', '1e3', '731', '7; true'])('is not made with BACKUP_DAYS=%s', async (days) => {
    const before = await readdir(folder)
    await expect(dump(address.pathname.slice(1), days)).rejects.toMatchObject({
      stderr: 'BACKUP_DAYS must be from 1 to 730\n',
    })
    await expect(readdir(folder)).resolves.toEqual(before)
  })

  it('that fails ends with a failure, leaves no file and deletes none', async () => {
    const old = join(folder, '20250101T021700Z.sql.gz')
    await writeFile(old, '')
    await utimes(old, new Date(0), new Date(0))
    const before = await readdir(folder)
    await expect(dump('no_such_database')).rejects.toMatchObject({ code: 2 })
    await expect(readdir(folder)).resolves.toEqual(before)
  }, 60_000)
})
