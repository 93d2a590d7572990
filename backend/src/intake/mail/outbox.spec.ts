import { beforeEach, describe, expect, it } from '@jest/globals'
import { databaseInMemory } from '../../foundation/database/testing/database-in-memory.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { Outbox } from './outbox.ts'
import { resend } from './resend.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/
const THEN = new Date('2026-01-01T12:00:00.000Z')
const LATER = new Date('2026-01-06T12:00:00.000Z')

const database = databaseInMemory([OutboxEntry])

let outbox: Outbox
beforeEach(() => {
  outbox = new Outbox()
})

const add = (recordId: number, messageId?: string) =>
  outbox.add(database().manager, 'notice', recordId, messageId)
const giveUp = (recordId: number) =>
  database().manager.update(
    OutboxEntry,
    { recordId },
    { attempts: 28, failedAt: THEN, dueAt: THEN, lastError: 'EENVELOPE' },
  )
const entries = () => database().manager.find(OutboxEntry, { order: { id: 'ASC' } })

describe('a mail in the outbox', () => {
  it('is due at once, and has a name of its own', async () => {
    const before = Date.now()
    await add(7)
    await add(8)
    const [first, second] = await entries()
    expect(first).toMatchObject({
      ...{ kind: 'notice', recordId: 7, messageId: expect.stringMatching(UUID) },
      ...{ attempts: 0, lastError: null, failedAt: null },
    })
    expect(first?.dueAt.getTime()).toBeGreaterThanOrEqual(before)
    expect(first?.dueAt.getTime()).toBeLessThanOrEqual(Date.now())
    expect(first?.createdAt).toEqual(first?.dueAt)
    expect(second?.messageId).not.toBe(first?.messageId)
  })

  it('has the name that its record keeps', async () => {
    await add(7, 'kept-by-its-record')
    expect(await entries()).toMatchObject([{ messageId: 'kept-by-its-record' }])
  })

  it('waits until it was sent or given up', async () => {
    const { manager } = database()
    await add(7)
    await expect(outbox.isWaiting(manager, 'notice', 7)).resolves.toBe(true)
    await expect(outbox.isWaiting(manager, 'notice', 8)).resolves.toBe(false)
    await expect(outbox.isWaiting(manager, 'question', 7)).resolves.toBe(false)
    await giveUp(7)
    await expect(outbox.isWaiting(manager, 'notice', 7)).resolves.toBe(false)
  })
})

describe('the kinds of mails', () => {
  it('are those that somebody writes, and some are told that a mail was sent', () => {
    const compose = () => Promise.resolve(null)
    const note = () => Promise.resolve()
    outbox.register('notice', compose)
    outbox.register('reply', compose, note)
    expect(outbox.kinds).toEqual(['notice', 'reply'])
    expect(outbox.composerOf('notice')).toBe(compose)
    expect([outbox.noteOf('notice'), outbox.noteOf('reply')]).toEqual([undefined, note])
    expect(outbox.composerOf('unknown')).toBeUndefined()
  })
})

describe('resending', () => {
  it('makes mails that were given up as good as new, and leaves those that wait alone', async () => {
    await add(7)
    await add(8)
    await add(9)
    await giveUp(7)
    await giveUp(9)
    const waiting = (await entries())[1]
    await expect(resend(database().manager, LATER)).resolves.toBe(2)
    const fresh = { attempts: 0, failedAt: null, lastError: null, dueAt: LATER }
    expect(await entries()).toMatchObject([
      { recordId: 7, ...fresh },
      { ...waiting },
      { recordId: 9, ...fresh },
    ])
    await expect(resend(database().manager)).resolves.toBe(0)
  })
})
