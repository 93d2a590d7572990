import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ErrorResponse } from 'shared-contracts/api/error'
import * as v from 'valibot'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { onEachDatabase } from '../database/testing/on-each-database.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'

/** Returns a generator of numbers from 0 up to 1 that repeats with each run (mulberry32). */
function numbers(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\udc00b',
  '\u202e\ufeff',
  "'; DROP TABLE contacts; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'a@b.example',
  'gold',
  'x'.repeat(101),
  '🌍'.repeat(5_001),
  'e\u0301'.repeat(60),
]
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [[]],
  { $ne: null },
  { toString: 1 },
]
const KEYS = ['firstName', 'lastName', 'email', 'subsidiary', 'message']
const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'id', 'createdAt', 'reference', '']

const good = contactMessage()

onEachDatabase('hostile bodies', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(
      await newConfig({ INTAKE_LIMIT_PER_ADDRESS: '0', INTAKE_LIMIT_PER_EMAIL: '0' }),
    )
  }, 60_000)
  afterAll(() => api.app.close())

  const send = (payload: string | Buffer) =>
    api.inject({
      method: 'POST',
      url: '/api/contact',
      payload,
      headers: { 'content-type': 'application/json' },
    })

  it('are refused or stored, 1,500 of them, and never make the API fail', async () => {
    const random = numbers(7)
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    }
    const statuses = new Map<number, number>()
    for (let count = 0; count < 1_500; count += 1) {
      const members = Object.entries(good).map(([key, value]) => {
        if (random() < 0.5) return [key, value]
        return [random() < 0.9 ? key : pick(KEYS), random() < 0.6 ? pick(TEXTS) : pick(VALUES)]
      })
      if (random() < 0.3) members.push([pick(ODD_KEYS), pick(VALUES)])
      const json = `{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`
      const body = random() < 0.1 ? json.slice(0, Math.floor(random() * json.length)) : json
      const response = await send(body)
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
      if (response.statusCode >= 400) expect(v.is(ErrorResponse, response.json())).toBe(true)
    }
    expect([...statuses.keys()].sort()).toEqual([201, 400])
    await expect(api.dataSource.manager.count(Contact)).resolves.toBe(statuses.get(201))
  }, 60_000)

  it.each<[string, string | Buffer, number]>([
    ['100,000 levels deep', '['.repeat(100_000) + ']'.repeat(100_000), 400],
    ['of half a pair', JSON.stringify({ ...good, message: 'half of a pair: \ud800' }), 201],
    ['with the letter of nothing', JSON.stringify({ ...good, message: 'nothing: \u0000' }), 201],
    [
      'in no UTF-8',
      Buffer.from(JSON.stringify({ ...good, firstName: 'Jos\u00e9' }), 'latin1'),
      201,
    ],
    ['of numbers without end', `{"firstName":${'9'.repeat(100_000)}}`, 400],
  ])('%s are answered in time', async (_, body, status) => {
    // CPU time of this process, in microseconds: elapsed time also depends on the load of the machine.
    const before = process.cpuUsage()
    expect((await send(body)).statusCode).toBe(status)
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(1_000_000)
  })
})
