import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { RECORDS } from '../../app.module.ts'
import { createApp } from '../../create-app.ts'
import { CareerApplication } from '../../intake/careers/career-application.entity.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'
import { IdempotencyKey } from '../../intake/idempotency/idempotency-key.entity.ts'
import { APPLICATIONS, MESSAGES, type InboxKind } from '../../intake/inbox/inbox-kind.ts'
import { InboxThreads } from '../../intake/inbox/inbox-threads.ts'
import { ThreadEntry } from '../../intake/inbox/thread-entry.entity.ts'
import { OutboxEntry } from '../../intake/mail/outbox-entry.entity.ts'
import { NewsletterSubscriber } from '../../intake/newsletter/newsletter-subscriber.entity.ts'
import { emailHash } from '../../intake/submission/email-hash.ts'
import { subjectOf } from '../../intake/submission/subject-of.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { Config } from '../config/config.ts'
import { createDataSource, dataSourceOptions } from '../database/data-source.ts'
import { configIn, onEachDatabase, testFolders } from '../database/testing/on-each-database.ts'
import { emptyTables } from '../database/testing/empty-tables.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'
import { Transactions } from '../database/transactions.ts'
import { ErasureSchedule } from './erasure-schedule.ts'
import { Erasures } from './erasures.ts'
import { SubjectHashes } from './ledger-entry.ts'
import { NotedErasure } from './noted-erasure.entity.ts'

const AMA = 'ama@visitor.example'
const KOFI = 'kofi@visitor.example'
const KEY = 'a-key-of-this-suite'
const KINDS: readonly InboxKind[] = [MESSAGES, APPLICATIONS]
const DAY_MS = 24 * 3_600_000

const newFolder = testFolders()

async function post(api: TestApp, url: string, payload: object) {
  const response = await api.inject({ method: 'POST', url, payload })
  expect(response.statusCode).toBe(201)
  return response.json<{ reference: string }>()
}

const write = (api: TestApp, email: string, message = 'Please call me.') =>
  post(api, '/api/contact', contactMessage({ email, message }))

const apply = (api: TestApp, email: string) =>
  post(api, '/api/careers/apply', {
    ...{ firstName: 'Ama', lastName: 'Ofori', email, phone: '1' },
    ...{ position: 'Gold Trading Analyst', experience: 'mid', education: 'master' },
    ...{ coverLetter: 'I trade in gold.', availability: '1month' },
  })

/** Adds a note of the desk to every submission. */
async function takeNotes(api: TestApp) {
  const { manager } = api.dataSource
  for (const kind of KINDS) {
    for (const { id, email } of await manager.find(kind.entity)) {
      const text = `${email} wrote this ${kind.one}.`
      const note = { kind: 'note' as const, text, writtenBy: 'Esi' }
      await api.app.get(InboxThreads).add(manager, kind, id, note)
    }
  }
}

/** Erases as the owner's link does. */
async function erase(api: TestApp, named: Parameters<typeof subjectOf>[0]) {
  await api.app
    .get(Transactions)
    .run((manager) => api.app.get(Erasures).erase(manager, subjectOf(named)))
  await api.app.get(ErasureSchedule).run()
}

/** Restores as the database's own tools do, which know nothing of erasures. */
async function restoreRows(config: Config, file: string) {
  const dataSource = await createDataSource(dataSourceOptions(config, RECORDS)).initialize()
  try {
    await restoreBackup(dataSource, file)
  } finally {
    await dataSource.destroy()
  }
}

const messages = async ({ dataSource }: TestApp) =>
  (await dataSource.manager.find(Contact, { order: { id: 'ASC' } })).map(
    ({ email, message }) => `${email}: ${message}`,
  )

onEachDatabase('what was erased', (newConfig, database) => {
  let config: Config
  let ledger: string
  let backup: string
  let api: TestApp
  beforeAll(async () => {
    ledger = join(await newFolder(), 'ledger')
    await mkdir(ledger)
    config = await newConfig({ ERASURE_LEDGER: ledger, ERASURE_KEY: KEY })
    backup = join(config.DATA_DIR, 'backup.gz')
    api = await startTestApp(config)
  }, 60_000)
  afterAll(() => api.app.close())
  beforeEach(async () => {
    for (const name of await readdir(ledger)) await rm(join(ledger, name), { recursive: true })
    await emptyTables(api.dataSource.manager, [
      ...[NotedErasure, Contact, CareerApplication],
      ...[OutboxEntry, IdempotencyKey, NewsletterSubscriber],
    ])
  })

  const restart = async () => {
    await api.app.close()
    await restoreRows(config, backup)
    api = await startTestApp(config)
  }

  it('is erased again with all notes about it before an API serves a database from before, and nothing else is', async () => {
    await write(api, AMA)
    await write(api, KOFI)
    await post(api, '/api/newsletter', { email: AMA })
    for (const email of [AMA, KOFI]) await apply(api, email)
    await takeNotes(api)
    await writeBackup(api.dataSource, backup)
    await erase(api, { email: AMA.toUpperCase() })
    await restart()
    await expect(messages(api)).resolves.toEqual([`${KOFI}: Please call me.`])
    const { manager } = api.dataSource
    await expect(manager.find(CareerApplication)).resolves.toMatchObject([{ email: KOFI }])
    await expect(manager.count(NewsletterSubscriber)).resolves.toBe(0)
    await expect(manager.count(OutboxEntry)).resolves.toBe(2)
    const notes = await manager.find(ThreadEntry, { order: { id: 'ASC' } })
    expect(notes.map(({ text }) => text)).toEqual([
      `${KOFI} wrote this message.`,
      `${KOFI} wrote this application.`,
    ])
  })

  if (database === 'SQLite') {
    it('is no more in the files of the database', async () => {
      const filesWith = async (text: string) => {
        const names = (await readdir(config.DATA_DIR)).filter((name) => name.includes('.sqlite'))
        const files = names.map(async (name) => ({
          name,
          isFound: (await readFile(join(config.DATA_DIR, name))).includes(text),
        }))
        return (await Promise.all(files)).flatMap(({ name, isFound }) => (isFound ? [name] : []))
      }
      const secret = 'Nobody but you may read this.'
      await write(api, AMA, secret)
      await write(api, KOFI)
      await api.app.get(Transactions).emptyLog()
      expect(await filesWith(secret)).not.toEqual([])
      await erase(api, { email: AMA })
      expect(await filesWith(secret)).toEqual([])
    })
  }

  it('is erased again by its reference', async () => {
    const { reference } = await write(api, AMA, 'The first message.')
    await write(api, AMA, 'The second message.')
    await writeBackup(api.dataSource, backup)
    await erase(api, { reference: reference.toLowerCase() })
    await restart()
    await expect(messages(api)).resolves.toEqual([`${AMA}: The second message.`])
  })

  it('is only the subscription that somebody ended, of all that they sent', async () => {
    const { manager } = api.dataSource
    await write(api, AMA)
    await apply(api, AMA)
    await post(api, '/api/newsletter', { email: AMA })
    await post(api, '/api/newsletter', { email: AMA, list: 'league-company' })
    const { token } = await manager.findOneByOrFail(NewsletterSubscriber, { list: 'group' })
    await writeBackup(api.dataSource, backup)
    const unsubscribe = (by: string | null) =>
      api.inject({ method: 'POST', url: `/api/newsletter/unsubscribe?token=${by}` })
    await unsubscribe('unknown')
    await unsubscribe(token)
    await api.app.get(ErasureSchedule).run()
    await expect(readdir(ledger)).resolves.toHaveLength(1)
    await restart()
    const restored = api.dataSource.manager
    await expect(restored.find(NewsletterSubscriber)).resolves.toMatchObject([
      { email: AMA, list: 'league-company' },
    ])
    await expect(messages(api)).resolves.toEqual([`${AMA}: Please call me.`])
    await expect(restored.count(CareerApplication)).resolves.toBe(1)
    await post(api, '/api/newsletter', { email: AMA })
    await api.app.get(ErasureSchedule).run()
    await expect(restored.countBy(NewsletterSubscriber, { list: 'group' })).resolves.toBe(1)
  })

  it('leaves what the same person wrote later, also where the API goes on over a restore', async () => {
    await write(api, AMA, 'Before the erasure.')
    await writeBackup(api.dataSource, backup)
    await erase(api, { email: AMA })
    await restoreBackup(api.dataSource, backup)
    await write(api, AMA, 'After the erasure.')
    await api.app.get(ErasureSchedule).run()
    await expect(messages(api)).resolves.toEqual([`${AMA}: After the erasure.`])
    await writeBackup(api.dataSource, backup)
    await restart()
    await expect(messages(api)).resolves.toEqual([`${AMA}: After the erasure.`])
  })

  it('is written down by two processes at once, and forgotten when no backup can be so old', async () => {
    const hashes = new SubjectHashes(KEY)
    const subject = { emailHash: emailHash(AMA) }
    const aged = (days: number) => hashes.entry(subject, new Date(Date.now() - days * DAY_MS))
    const [old, older, young] = [aged(731), aged(800), aged(729)]
    await write(api, AMA)
    await writeFile(join(ledger, old), '')
    await writeFile(join(ledger, young), '')
    await mkdir(join(ledger, 'lost+found'))
    await api.dataSource.manager.insert(NotedErasure, { entry: older })
    const twin = await createApp(config)
    await Promise.all([api.app.get(Erasures).reconcile(), twin.get(Erasures).reconcile()])
    await twin.close()
    await expect(api.dataSource.manager.find(NotedErasure)).resolves.toEqual([{ entry: young }])
    expect((await readdir(ledger)).sort()).toEqual([young, 'lost+found'])
    await expect(messages(api)).resolves.toHaveLength(1)
  })

  it('comes into a ledger that could not be written, once it can', async () => {
    await write(api, AMA)
    await rm(ledger, { recursive: true })
    await erase(api, { email: AMA })
    await expect(messages(api)).resolves.toEqual([])
    await mkdir(ledger)
    await api.app.get(ErasureSchedule).run()
    await expect(readdir(ledger)).resolves.toHaveLength(1)
  })

  it('keeps an API from serving that cannot tell what it was', async () => {
    await write(api, AMA)
    await writeBackup(api.dataSource, backup)
    await erase(api, { email: AMA })
    await restoreBackup(api.dataSource, backup)
    const start = async (variables: Partial<Config>) => {
      const app = await createApp({ ...config, ...variables })
      await app.init().finally(() => app.close())
    }
    await expect(start({ ERASURE_KEY: 'another-key-of-this-suite' })).rejects.toThrow(
      'another ERASURE_KEY',
    )
    await expect(start({ ERASURE_LEDGER: `${ledger}-not-mounted` })).rejects.toThrow('ENOENT')
  })
})

describe('the commands', () => {
  const COMMANDS = fileURLToPath(new URL('../../../dist/commands/', import.meta.url))
  let api: TestApp | undefined
  afterAll(() => api?.app.close())

  it('restore what was backed up, but for what was erased since, and say what is not in the ledger', async () => {
    const folder = await newFolder()
    const ledger = join(folder, 'ledger')
    const run = (name: string, ...options: string[]) =>
      promisify(execFile)(process.execPath, [join(COMMANDS, `${name}.js`), ...options], {
        env: { DATA_DIR: folder, ERASURE_LEDGER: ledger },
      })
    const config = configIn(folder, { ERASURE_KEY: KEY })
    api = await startTestApp(config)
    for (const email of [AMA, KOFI]) await write(api, email)
    const backup = join(folder, 'backup.gz')
    await writeBackup(api.dataSource, backup)
    await expect(run('erase', '--email', AMA)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('erased: 1 messages') as unknown,
      stderr: expect.stringContaining('the ledger cannot be written (ENOENT') as unknown,
    })
    await mkdir(ledger)
    await expect(run('restore', backup)).resolves.toMatchObject({
      stdout: expect.stringMatching(
        /^restored: \d+ rows from .*; erased again: 1 erasures\n$/,
      ) as unknown,
    })
    await expect(messages(api)).resolves.toEqual([`${KOFI}: Please call me.`])
    await expect(run('erase-again')).resolves.toMatchObject({
      stdout: 'erased again: 0 erasures; written to the ledger: 0\n',
    })
  }, 120_000)
})
