import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { Background } from '../../foundation/concurrency/background.ts'
import { databaseInMemory } from '../../foundation/database/testing/database-in-memory.ts'
import { ErasureSchedule } from '../../foundation/erasure/erasure-schedule.ts'
import { Erasures } from '../../foundation/erasure/erasures.ts'
import { SubjectHashes } from '../../foundation/erasure/ledger-entry.ts'
import { NotedErasure } from '../../foundation/erasure/noted-erasure.entity.ts'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { Outbox } from '../mail/outbox.ts'
import { emailHash } from '../submission/email-hash.ts'
import { RateLimit } from '../submission/rate-limit.entity.ts'
import { RateLimits } from '../submission/rate-limits.ts'
import { submissionRecords } from '../submission/submission-records.ts'
import { DATA_REQUEST } from './data-request-mail.ts'
import { DataRequest } from './data-request.entity.ts'
import { DataRequests } from './data-requests.ts'

const NOW = new Date('2026-01-01T12:00:00.000Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const EMAIL = 'ama@visitor.example'
const OTHER = 'esi@visitor.example'

const database = databaseInMemory([
  ...[Contact, CareerApplication, DataRequest, NotedErasure, OutboxEntry, RateLimit],
])

let ledger: string[]
let outbox: Outbox
let requests: DataRequests

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  jest.spyOn(Logger.prototype, 'log').mockReturnValue()
  ledger = []
  outbox = new Outbox()
  const { dataSource, transactions } = database()
  const records = [
    submissionRecords(Contact, 'messages', 'contact'),
    submissionRecords(CareerApplication, 'applications', 'career-application'),
  ]
  const erasures = new Erasures({
    ...{ dataSource, transactions, records, days: 36_500 },
    hashes: new SubjectHashes('a key'),
    ledger: {
      add: (name) => Promise.resolve(void ledger.push(name)),
      list: () => Promise.resolve(ledger),
      remove: () => Promise.resolve(),
    },
  })
  requests = new DataRequests(
    dataSource,
    transactions,
    new RateLimits({ INTAKE_LIMIT_PER_ADDRESS: 0, INTAKE_LIMIT_PER_EMAIL: 5 }),
    outbox,
    erasures,
    new ErasureSchedule(erasures, {} as Background),
    records,
    { PUBLIC_ORIGIN: 'https://www.site.example', SITE_ORIGINS: [] },
  )
  requests.onModuleInit()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Somebody sends a message from an address. */
const leave = (email: string) =>
  database().manager.insert(Contact, { ...contactMessage({ email }), emailHash: emailHash(email) })
const ask = (email = EMAIL) => requests.request(email, '192.0.2.1')
const asked = () => database().manager.find(DataRequest, { order: { id: 'ASC' } })
const queued = () => database().manager.find(OutboxEntry)
/** Writes the mail of the last request. @returns null if none is sent. */
const compose = async (ofRequest?: number) => {
  const id = ofRequest ?? (await asked()).at(-1)?.id ?? 0
  return (await outbox.composerOf(DATA_REQUEST)?.(id)) ?? null
}
/** Returns the token of a new link for an address that left something. */
async function newToken(email = EMAIL): Promise<string> {
  await leave(email)
  await ask(email)
  const { text = '' } = (await compose()) ?? {}
  const [, token] = /\/api\/data-request\/open\?token=([\w-]{43})\n/.exec(text) ?? []
  if (token === undefined) throw new Error('The mail has no link')
  return token
}
const messagesOf = (email: string) => database().manager.countBy(Contact, { email })
const at = (ms: number) => jest.setSystemTime(NOW.getTime() + ms)

describe('a request for a link', () => {
  it('is noted and queued, whether or not anything is kept about the address', async () => {
    await leave(EMAIL)
    await ask(EMAIL)
    await ask(OTHER)
    const [first, second] = await asked()
    expect([first, second]).toMatchObject([
      { email: EMAIL, emailHash: emailHash(EMAIL), tokenHash: null, createdAt: NOW },
      { email: OTHER, emailHash: emailHash(OTHER), tokenHash: null, createdAt: NOW },
    ])
    expect(await queued()).toMatchObject([
      { kind: DATA_REQUEST, recordId: first?.id },
      { kind: DATA_REQUEST, recordId: second?.id },
    ])
  })

  it('is taken three times a day for one address; more get the same answer and no mail', async () => {
    for (let count = 0; count < 3; count += 1) await ask('AMA@visitor.example')
    await expect(ask()).resolves.toBeUndefined()
    expect([(await asked()).length, (await queued()).length]).toEqual([3, 3])
    await ask(OTHER)
    expect(await asked()).toHaveLength(4)
    at(DAY_MS - 1)
    await ask()
    expect(await asked()).toHaveLength(4)
    at(DAY_MS)
    await ask()
    expect(await asked()).toHaveLength(5)
  })

  it('is refused over the limits of its sender', async () => {
    for (let count = 0; count < 5; count += 1) await ask()
    await expect(ask()).rejects.toMatchObject({ status: 429 })
  })
})

describe('the mail with the link', () => {
  it('goes to the address that was entered, and the database does not know its token', async () => {
    const token = await newToken()
    await expect(compose()).resolves.toMatchObject({
      to: EMAIL,
      text: expect.stringContaining('https://www.site.example/api/data-request/open?token='),
    })
    expect(JSON.stringify(await asked())).not.toContain(token)
  })

  it('is not sent to an address about which nothing is kept', async () => {
    await leave(OTHER)
    await ask()
    await expect(compose()).resolves.toBeNull()
    expect(await asked()).toMatchObject([{ tokenHash: null }])
  })

  it('is not sent when its request was erased, or is as old as its link may get', async () => {
    await leave(EMAIL)
    await ask()
    at(DAY_MS)
    await expect(compose()).resolves.not.toBeNull()
    at(DAY_MS + 1)
    await expect(compose()).resolves.toBeNull()
    await expect(outbox.composerOf(DATA_REQUEST)?.(9_999)).resolves.toBeNull()
  })

  it('is sent with a new link when the first attempt failed, and only the last one opens', async () => {
    const lost = await newToken()
    const { text = '' } = (await compose()) ?? {}
    const [, token = ''] = /token=([\w-]+)/.exec(text) ?? []
    expect(token).not.toBe(lost)
    await expect(requests.copy(lost)).resolves.toBeNull()
    await expect(requests.copy(token)).resolves.not.toBeNull()
  })
})

describe('of several requests for one address', () => {
  it('the newest link alone opens', async () => {
    const others = await newToken(OTHER)
    const former = await newToken()
    const newest = await newToken()
    await expect(requests.copy(former)).resolves.toBeNull()
    await expect(requests.erase(former)).resolves.toBe(false)
    await expect(requests.copy(newest)).resolves.not.toBeNull()
    await expect(requests.copy(others)).resolves.not.toBeNull()
  })

  it('the newest alone is mailed, if their mails still wait', async () => {
    await leave(EMAIL)
    for (let count = 0; count < 3; count += 1) await ask()
    const [first, second, third] = await asked()
    await expect(compose(first?.id)).resolves.toBeNull()
    await expect(compose(third?.id)).resolves.not.toBeNull()
    await expect(compose(second?.id)).resolves.toBeNull()
  })
})

describe('a link', () => {
  it('gives a copy of what is kept about its address once', async () => {
    await leave(OTHER)
    const token = await newToken()
    await expect(requests.copy(token)).resolves.toMatchObject({
      email: EMAIL,
      isComplete: true,
      kept: { messages: [{ email: EMAIL }] },
    })
    await expect(requests.copy(token)).resolves.toBeNull()
    await expect(requests.erase(token)).resolves.toBe(false)
    expect(await messagesOf(EMAIL)).toBe(1)
  })

  it('erases what is kept about its address, and nothing else, and is noted in the ledger', async () => {
    await leave(OTHER)
    const token = await newToken()
    const run = jest.spyOn(ErasureSchedule.prototype, 'run')
    await expect(requests.erase(token)).resolves.toBe(true)
    expect([await messagesOf(EMAIL), await messagesOf(OTHER)]).toEqual([0, 1])
    await run.mock.results[0]?.value
    const subject = new SubjectHashes('a key').of({ emailHash: emailHash(EMAIL) })
    expect(ledger).toEqual([expect.stringMatching(new RegExp(`-${subject}$`))])
    await expect(requests.erase(token)).resolves.toBe(false)
  })

  it('tells the log how much was erased, and not of whom', async () => {
    const log = jest.spyOn(Logger.prototype, 'log')
    const token = await newToken()
    await requests.erase(token)
    expect(log.mock.calls).toEqual([
      [{ messages: 1, applications: 0 }, 'Erased at their sender’s request'],
    ])
  })

  it('is used by one of two who use it at the same time', async () => {
    const token = await newToken()
    const copies = await Promise.all([requests.copy(token), requests.copy(token)])
    expect(copies.filter((copy) => copy !== null)).toHaveLength(1)
  })

  it('holds for a day', async () => {
    const token = await newToken()
    at(DAY_MS + 1)
    await expect(requests.copy(token)).resolves.toBeNull()
    await expect(requests.erase(token)).resolves.toBe(false)
    at(DAY_MS)
    await expect(requests.copy(token)).resolves.not.toBeNull()
  })

  it('holds when the clock goes back a little, and not when it goes back more than five minutes', async () => {
    const token = await newToken()
    at(-5 * MINUTE_MS - 1)
    await expect(requests.copy(token)).resolves.toBeNull()
    at(-5 * MINUTE_MS)
    await expect(requests.copy(token)).resolves.not.toBeNull()
  })

  it('that nobody was sent opens nothing', async () => {
    await newToken()
    await expect(requests.copy('a'.repeat(43))).resolves.toBeNull()
    await expect(requests.erase('a'.repeat(43))).resolves.toBe(false)
    expect(await messagesOf(EMAIL)).toBe(1)
    expect(ledger).toEqual([])
  })
})
