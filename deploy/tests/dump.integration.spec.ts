import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parseConfig } from 'backend/config/config'
import { startTestApp, type TestApp } from 'backend/database/testing/test-app'
import { findProgram } from 'shared-server/testing/find-program'
import { findMariaDb, startMariaDb, type MariaDb } from 'shared-server/testing/mariadb'
import { testDatabases } from 'shared-server/testing/test-databases'
import { withPrograms } from 'shared-server/testing/with-programs'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { selfSigned } from './testing/self-signed.ts'

const run = promisify(execFile)
const COMMANDS = join(WORKSPACE_ROOT, 'backend/dist/commands')
const SCRIPT = join(WORKSPACE_ROOT, 'deploy/backup/dump.sh')

/** Runs the script into a folder. */
const runScript = (
  { hostname, port, pathname }: URL,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
) =>
  run('bash', [SCRIPT], {
    env: {
      PATH: process.env['PATH'],
      BACKUPS: folder,
      DATABASE_HOST: hostname,
      DATABASE_PORT: port,
      DATABASE_USER: 'root',
      DATABASE_NAME: pathname.slice(1),
      ...variables,
    },
  })

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
    runScript(Object.assign(new URL(address), { pathname: `/${name}` }), folder, {
      ...(days !== undefined && { BACKUP_DAYS: days }),
    })

  const restore = (file: string, { hostname, port, pathname } = address) => {
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
    const file = (await dump(address.pathname.slice(1))).stdout.trim()
    const command = join(COMMANDS, 'erase.js')
    await run(process.execPath, [command, '--email', 'ama@visitor.example'], { env: variables })
    await restore(file)
    const restarted = await startTestApp(parseConfig(variables))
    const names = await restarted.dataSource.query<unknown[]>('SELECT first_name FROM contacts')
    await restarted.app.close()
    expect(names).toEqual([{ first_name: 'Kofi' }])
  }, 60_000)

  it('that is restored into an emptied database leaves no table of a later version', async () => {
    const later = new URL(await databases.create())
    const name = later.pathname.slice(1)
    const client = ['--host', later.hostname, '--port', later.port, '--user=root']
    const query = (statement: string) => run('mysql', [...client, '--execute', statement])
    await query(`CREATE TABLE ${name}.of_a_later_version (id INT)`)
    const file = (await dump(address.pathname.slice(1))).stdout.trim()
    await query(`DROP DATABASE ${name}; CREATE DATABASE ${name}`)
    await restore(file, later)
    const env = { DATA_DIR: folder, DATABASE_URL: later.href }
    for (const command of ['migrate', 'erase-again']) {
      await run(process.execPath, [join(COMMANDS, `${command}.js`)], { env })
    }
    const { stdout: tables } = await query(`SHOW TABLES FROM ${name}`)
    expect(tables).toContain('contacts')
    expect(tables).not.toContain('of_a_later_version')
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

  it('of the same moment as another one fails, and leaves the other as it was', async () => {
    const clock = await mkdtemp(join(folder, 'clock-'))
    const into = await mkdtemp(join(folder, 'moment-'))
    await writeFile(join(clock, 'date'), '#!/bin/sh\necho 20260101T021700.000Z\n', { mode: 0o755 })
    const again = () => runScript(address, into, { PATH: `${clock}:${process.env['PATH']}` })
    const file = (await again()).stdout.trim()
    const before = await readFile(file)
    await api.dataSource.query('DELETE FROM contacts')
    await expect(again()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(file) })
    await expect(readdir(into)).resolves.toEqual([basename(file)])
    await expect(readFile(file)).resolves.toEqual(before)
  }, 60_000)

  describe('with DATABASE_CA', () => {
    let server: MariaDb
    let other: string
    let ca: string
    beforeAll(async () => {
      const folders = [join(folder, 'ours'), join(folder, 'others')] as const
      for (const each of folders) await mkdir(each)
      const { key, cert } = await selfSigned(folders[0], 'IP:127.0.0.1')
      ca = cert
      other = (await selfSigned(folders[1], 'IP:127.0.0.1')).cert
      const flags = [`--ssl-ca=${ca}`, `--ssl-cert=${cert}`, `--ssl-key=${key}`]
      server = await startMariaDb(programs.mariadbd ?? '', flags)
    }, 60_000)
    afterAll(() => server.stop())

    it('is made of a server whose certificate that authority has signed, and of no other', async () => {
      const url = new URL(await server.createDatabase())
      const into = await mkdtemp(join(folder, 'verified-'))
      for (const DATABASE_CA of [other, 'system', join(folder, 'no-such-file.pem')]) {
        await expect(runScript(url, into, { DATABASE_CA })).rejects.toMatchObject({ code: 2 })
      }
      await expect(runScript(address, into, { DATABASE_CA: ca })).rejects.toMatchObject({ code: 2 })
      await expect(readdir(into)).resolves.toEqual([])
      await runScript(url, into, { DATABASE_CA: ca })
      await expect(readdir(into)).resolves.toHaveLength(1)
    }, 60_000)

    it('asks MySQL’s own client for the same in its words', async () => {
      const clients = await mkdtemp(join(folder, 'clients-'))
      const into = await mkdtemp(join(folder, 'stated-'))
      const script = '#!/bin/sh\necho "mysqldump  Ver 8.4.6 for Linux on x86_64" "$@"\n'
      await writeFile(join(clients, 'mysqldump'), script, { mode: 0o755 })
      const PATH = `${clients}:${process.env['PATH']}`
      const said = async (variables: Readonly<Record<string, string>>) => {
        const { stdout } = await runScript(address, into, { ...variables, PATH })
        const text = gunzipSync(await readFile(stdout.trim())).toString()
        await rm(stdout.trim())
        return text
      }
      expect(await said({ DATABASE_CA: ca })).toContain(
        ` --ssl-mode=VERIFY_IDENTITY --ssl-ca=${ca} `,
      )
      expect(await said({ DATABASE_CA: 'system' })).toMatch(/ --ssl-ca=\/etc\/\S+\.crt /)
      expect(await said({ DATABASE_CA: '' })).not.toContain('--ssl')
    })
  })
})
