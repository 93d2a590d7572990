import { beforeEach, describe, expect, it } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import * as v from 'valibot'
import { databaseInMemory } from '../../foundation/database/testing/database-in-memory.ts'
import { RateLimit } from '../submission/rate-limit.entity.ts'
import { IdempotencyKey } from './idempotency-key.entity.ts'
import { IdempotentWrites } from './idempotent-writes.ts'

const database = databaseInMemory([IdempotencyKey, RateLimit])

let writes: IdempotentWrites
let times: number

beforeEach(() => {
  const { dataSource, transactions } = database()
  writes = new IdempotentWrites(dataSource, transactions)
  times = 0
})

/** Adds a row of its own, and counts how often it was done. */
const add = async (manager: EntityManager) => {
  times += 1
  await manager.insert(RateLimit, { keyHash: `row ${times}`, count: 1, expiresAt: new Date(0) })
  return { number: times }
}
const write = (
  key: string | undefined,
  { scope = 'contact', body = { text: 'Hello' }, work = add } = {},
) => writes.run({ scope, key, body, answerSchema: v.object({ number: v.number() }), work })
const rows = () => database().manager.count(RateLimit)

describe('a write', () => {
  it('is done every time without a key', async () => {
    expect([await write(undefined), await write(undefined)]).toEqual([{ number: 1 }, { number: 2 }])
    expect(await rows()).toBe(2)
  })

  it('is done once with a key, and a repeat is answered the same', async () => {
    expect([await write('k'), await write('k')]).toEqual([{ number: 1 }, { number: 1 }])
    expect([times, await rows()]).toEqual([1, 1])
  })

  it('is done once when its requests come at the same time', async () => {
    const answers = await Promise.all([write('k'), write('k'), write('k')])
    expect(answers).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }])
    expect(await rows()).toBe(1)
  })

  it('is another one with another key, and at another endpoint', async () => {
    await write('k')
    expect(await write('K')).toEqual({ number: 2 })
    expect(await write('k', { scope: 'careers' })).toEqual({ number: 3 })
  })

  it('is refused with a key that came with another body', async () => {
    await write('k')
    await expect(write('k', { body: { text: 'Goodbye' } })).rejects.toMatchObject({
      status: 422,
      message: 'This Idempotency-Key was used with another body',
    })
    expect(times).toBe(1)
  })

  it.each([
    ['is empty', ''],
    ['is too long', 'k'.repeat(201)],
    ['has a letter that headers do not have', 'k\u00e9'],
    ['begins with a line', '\nk'],
    ['ends with a line', 'k\n'],
  ])('is refused with a key that %s', async (_, key) => {
    await expect(write(key)).rejects.toMatchObject({
      status: 400,
      message: 'The Idempotency-Key is not valid',
    })
    expect(times).toBe(0)
  })

  it.each(['k'.repeat(200), '8f14e45f-ceea-467f-a34e-1a0e5b1e3c7d', ' ~'])(
    'is done with the key %s',
    async (key) => {
      expect(await write(key)).toEqual({ number: 1 })
    },
  )

  it('that fails leaves nothing behind, and its key is free', async () => {
    const fail = async (manager: EntityManager) => {
      await add(manager)
      throw new Error('The disk is full')
    }
    await expect(write('k', { work: fail })).rejects.toThrow('The disk is full')
    expect(await rows()).toBe(0)
    expect(await write('k')).toEqual({ number: 2 })
  })

  it('that fails because of a duplicate of its own says so', async () => {
    const addTwice = async (manager: EntityManager) => {
      await add(manager)
      times -= 1
      return add(manager)
    }
    await expect(write('k', { work: addTwice })).rejects.toThrow('UNIQUE constraint failed')
    expect(await rows()).toBe(0)
  })

  it('keeps neither key nor body, and since when the answer is kept', async () => {
    const before = Date.now()
    await write('a-secret-key')
    const [kept] = await database().manager.find(IdempotencyKey)
    expect(kept).toMatchObject({ answer: '{"number":1}' })
    expect(kept?.createdAt.getTime()).toBeGreaterThanOrEqual(before)
    expect(JSON.stringify(kept)).not.toMatch(/a-secret-key|Hello/)
  })
})
