import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { Background } from '../../foundation/concurrency/background.ts'
import { databaseInMemory } from '../../foundation/database/testing/database-in-memory.ts'
import type { Mail } from './mail.ts'
import type { Mailer } from './mailer.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { isRefused, LEASE_MS, MAX_ATTEMPTS, OutboxWorker } from './outbox-worker.ts'
import { Outbox } from './outbox.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOW = new Date('2026-01-01T12:00:00.000Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)

const database = databaseInMemory([OutboxEntry])

const send = jest.fn<Mailer['send']>()
const warn = jest.spyOn(Logger.prototype, 'warn')
const error = jest.spyOn(Logger.prototype, 'error')
let isConfigured: boolean
/** Ids of records that are gone. */
let gone: Set<number>
let stopping: AbortController
const cutOff = new AbortController().signal
const every = jest.fn<Background['every']>()
const awaitAtEnd = jest.fn<Background['awaitAtEnd']>()
let outbox: Outbox
let worker: OutboxWorker

beforeEach(() => {
  for (const mock of [send, every, awaitAtEnd]) mock.mockReset()
  for (const level of [warn, error]) level.mockReset()
  isConfigured = true
  gone = new Set()
  stopping = new AbortController()
  outbox = new Outbox()
  outbox.register('notice', (id) => Promise.resolve(gone.has(id) ? null : mailAbout(id)))
  worker = newWorker()
})
afterAll(() => void jest.restoreAllMocks())

const mailAbout = (id: number): Mail => ({ to: `${id}@visitor.example`, subject: '', text: '' })

/** Returns the worker of another process with the same database. */
function newWorker() {
  const { dataSource, transactions } = database()
  const mailer = {
    get isConfigured() {
      return isConfigured
    },
    send,
  }
  const background = { stopping: stopping.signal, cutOff, every, awaitAtEnd }
  return new OutboxWorker(
    dataSource,
    transactions,
    mailer as Partial<Mailer> as Mailer,
    outbox,
    background as Partial<Background> as Background,
  )
}

/** Queues a mail about a record. */
const queue = (recordId: number, changes: Partial<OutboxEntry> = {}) =>
  database().manager.insert(OutboxEntry, {
    ...{ kind: 'notice', recordId, messageId: `mail-${recordId}`, attempts: 0, dueAt: NOW },
    ...{ lastError: null, failedAt: null, createdAt: NOW },
    ...changes,
  })
const deliver = (now = NOW) => worker.deliverDue(() => now)
/** Records whose mails were sent, in their order. */
const sent = () => send.mock.calls.map(([{ to }]) => Number.parseInt(to))
const waiting = () => database().manager.find(OutboxEntry, { order: { id: 'ASC' } })

/** Failures, as nodemailer reports them. */
const refused = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1' }
const busy = { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO', response: '450 4.2.1' }
const unreachable = { code: 'ECONNREFUSED', command: 'CONN' }

describe('a mail that is due', () => {
  it('is sent by its own name, and has left the outbox then', async () => {
    await queue(1)
    await deliver()
    expect(send.mock.calls).toEqual([[mailAbout(1), 'mail-1', cutOff]])
    expect(await waiting()).toEqual([])
    expect([warn, error].flatMap((level) => level.mock.calls)).toEqual([])
  })

  it('leaves the outbox unsent when what it is about is gone', async () => {
    const note = jest.fn(() => Promise.resolve())
    outbox.register('notice', () => Promise.resolve(null), note)
    await queue(1)
    await deliver()
    expect([sent(), await waiting(), note.mock.calls]).toEqual([[], [], []])
  })

  it('is noted as sent on its record', async () => {
    const note = jest.fn(() => Promise.resolve())
    outbox.register('notice', (id) => Promise.resolve(mailAbout(id)), note)
    await queue(1)
    await deliver()
    expect(note.mock.calls).toEqual([[expect.anything(), 1]])
  })

  it('goes before those that were due later, twenty a round', async () => {
    for (let id = 1; id <= 20; id += 1) await queue(id)
    await queue(21, { dueAt: after(-1) })
    await deliver()
    expect(sent()).toEqual([21, ...Array.from({ length: 19 }, (_, index) => index + 1)])
    expect(await waiting()).toHaveLength(1)
  })

  it('is sent by one of two processes', async () => {
    await queue(1)
    send.mockImplementation(() => newWorker().deliverDue(() => after(LEASE_MS - 1)))
    await deliver()
    expect(sent()).toEqual([1])
  })

  it('is sent by the next process when this one has died, once its time to send has passed', async () => {
    await queue(1)
    send.mockImplementationOnce(() => newWorker().deliverDue(() => after(LEASE_MS)))
    await deliver()
    expect(sent()).toEqual([1, 1])
  })

  it.each<[string, Partial<OutboxEntry>]>([
    ['took it', { attempts: 1, dueAt: after(LEASE_MS) }],
    ['gave it up', { failedAt: NOW }],
  ])('is left alone when another process %s before its turn', async (_, change) => {
    await queue(1)
    await queue(2)
    await queue(3)
    send.mockImplementationOnce(async () => {
      await database().manager.update(OutboxEntry, { recordId: 2 }, change)
    })
    await deliver()
    expect(sent()).toEqual([1, 3])
    expect(await waiting()).toMatchObject([{ recordId: 2, ...change }])
  })

  it('has its time to send from its own turn, however long the round is', async () => {
    await queue(1)
    await queue(2)
    let now = NOW
    const leases: number[] = []
    send.mockImplementation(async (_, id) => {
      const { manager } = database()
      const { dueAt } = await manager.findOneByOrFail(OutboxEntry, { messageId: id })
      leases.push(dueAt.getTime() - now.getTime())
      now = new Date(now.getTime() + 10 * MINUTE_MS)
    })
    await worker.deliverDue(() => now)
    // Eleven minutes for the mail, and two to spare.
    expect(leases).toEqual([13 * MINUTE_MS, 13 * MINUTE_MS])
  })
})

describe('a mail that waits', () => {
  it.each<[string, Partial<OutboxEntry>]>([
    ['is due later', { dueAt: after(1) }],
    ['was given up', { failedAt: NOW }],
    ['only a newer version can write', { kind: 'of-a-newer-version' }],
    ['another process may be sending', { dueAt: after(6 * HOUR_MS + LEASE_MS) }],
  ])('is not sent when it %s', async (_, changes) => {
    await queue(1, changes)
    await deliver()
    expect(sent()).toEqual([])
    expect(await waiting()).toMatchObject([{ attempts: 0 }])
  })

  it('is sent when the clock was set back since', async () => {
    await queue(1, { dueAt: after(6 * HOUR_MS + LEASE_MS + 1) })
    await deliver()
    expect(sent()).toEqual([1])
  })

  it('waits on without a mail server', async () => {
    isConfigured = false
    await queue(1)
    await deliver()
    expect([sent(), (await waiting()).length]).toEqual([[], 1])
  })

  it('waits on when the process stops', async () => {
    await queue(1)
    await queue(2)
    send.mockImplementationOnce(() => Promise.resolve(stopping.abort()))
    await deliver()
    expect(sent()).toEqual([1])
    expect(await waiting()).toMatchObject([{ recordId: 2, attempts: 0 }])
  })
})

describe('a mail that was not accepted', () => {
  it('is tried again after a minute, twice that each time, up to six hours, for five days', async () => {
    send.mockRejectedValue(busy)
    await queue(1)
    const delays: number[] = []
    let now = NOW
    while (delays.length < MAX_ATTEMPTS) {
      await deliver(now)
      const [entry] = await waiting()
      if (!entry || entry.failedAt) break
      expect(entry).toMatchObject({ attempts: delays.length + 1, lastError: 'EENVELOPE' })
      delays.push((entry.dueAt.getTime() - now.getTime()) / MINUTE_MS)
      now = entry.dueAt
    }
    expect(delays.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
    expect([delays.length, delays.at(-1)]).toEqual([27, 360])
    const [entry] = await waiting()
    expect(entry).toMatchObject({ attempts: MAX_ATTEMPTS, failedAt: now, lastError: 'EENVELOPE' })
    expect(entry && isRefused(entry)).toBe(false)
    expect(warn).toHaveBeenCalledTimes(27)
    expect(warn.mock.calls[1]).toEqual([
      { mail: entry?.id, code: 'EENVELOPE', attempts: 2 },
      'A mail was not sent',
    ])
    expect(error.mock.calls).toEqual([
      [{ mail: entry?.id, code: 'EENVELOPE', attempts: 28 }, 'A mail was given up'],
    ])
  })

  it('is given up at once when the server refuses it for good, and the others are sent', async () => {
    send.mockRejectedValueOnce(refused)
    await queue(1)
    await queue(2)
    await deliver()
    expect(sent()).toEqual([1, 2])
    const [entry] = await waiting()
    expect(entry).toMatchObject({ recordId: 1, attempts: 1, failedAt: NOW, lastError: 'EENVELOPE' })
    expect(entry && isRefused(entry)).toBe(true)
    expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([0, 1])
  })

  it('lets the others be sent when the server accepts only this one not', async () => {
    send.mockRejectedValueOnce(busy)
    await queue(1)
    await queue(2)
    await deliver()
    expect(sent()).toEqual([1, 2])
    const [entry] = await waiting()
    expect(entry && isRefused(entry)).toBe(false)
  })

  it('lets the others wait when the server accepts none', async () => {
    send.mockRejectedValueOnce(unreachable)
    await queue(1)
    await queue(2)
    await deliver()
    expect(sent()).toEqual([1])
    expect(await waiting()).toMatchObject([
      { attempts: 1, lastError: 'ECONNREFUSED', dueAt: after(MINUTE_MS) },
      { attempts: 0, dueAt: NOW },
    ])
  })
})

describe('the rounds of a process', () => {
  it('come every five seconds, and the last one is awaited at its end', async () => {
    worker.onApplicationBootstrap()
    const [[ms, round] = []] = every.mock.calls
    expect(ms).toBe(5_000)
    await queue(1)
    const under = round?.()
    const [[settle] = []] = awaitAtEnd.mock.calls
    await settle?.()
    expect(sent()).toEqual([1])
    await under
  })

  it('are none without a mail server', () => {
    isConfigured = false
    worker.onApplicationBootstrap()
    expect([every.mock.calls, awaitAtEnd.mock.calls]).toEqual([[], []])
  })

  it('are shared by who asks for one meanwhile', async () => {
    await queue(1)
    await Promise.all([worker.deliverDue(), worker.deliverDue()])
    expect(sent()).toEqual([1])
  })

  it('go on after the database could not be read', async () => {
    const lost = new Error('The database is lost')
    jest.spyOn(database().manager, 'find').mockRejectedValueOnce(lost)
    await queue(1)
    await deliver()
    expect(warn.mock.calls).toEqual([[{ err: lost }, 'The outbox could not be read']])
    await deliver()
    expect(sent()).toEqual([1])
  })
})
