import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ErrorResponse } from 'shared-contracts'
import * as v from 'valibot'
import { configIn, testFolders } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'

const TOKEN = 'a-token-for-this-suite'
const BODIES = 50_000

/** Every address that takes a body, and what a good one has in it. */
const ADDRESSES = [
  ['/api/contact', ['firstName', 'lastName', 'email', 'subsidiary', 'message']],
  ['/api/careers/apply', ['firstName', 'email', 'phone', 'position', 'experience', 'cv']],
  ['/api/newsletter', ['email']],
  ['/api/telemetry', ['events', 'remote', 'version', 'kind']],
  ['/api/releases', ['description']],
  ['/api/releases/mfe-gpl/promote', ['version', 'revision', 'expires']],
  ['/api/releases/mfe-gpl/canary', ['version', 'revision', 'percent']],
  ['/api/releases/mfe-gpl/preview', ['version', 'hours']],
  ['/api/release-tokens', ['actor', 'remotes']],
  ['/api/host-contract', ['version', 'exports'], 'PUT'],
] as const

const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  '',
  '\u0000',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\ud800',
    '\u0000',
    "'; DROP TABLE contacts; --",
    '../../etc/passwd',
    'a@b.example',
  ),
)
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.bigInt().map(String))

/** JSON that has the right names and nothing else right, and text that is hardly JSON. */
const body = (names: readonly string[]) => {
  const member = fc.tuple(fc.oneof(fc.constantFrom(...names), oddKey, text), value)
  const object = fc
    .array(member, { maxLength: 8 })
    .map(
      (members) =>
        `{${members.map((pair) => pair.map((part) => JSON.stringify(part) ?? 'null').join(':')).join()}}`,
    )
  return fc.oneof(
    { weight: 6, arbitrary: object },
    {
      weight: 1,
      arbitrary: fc
        .tuple(object, fc.nat())
        .map(([json, at]) => json.slice(0, at % (json.length + 1))),
    },
    { weight: 1, arbitrary: fc.jsonValue().map((json) => JSON.stringify(json)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.nat(5_000).map((depth) => '[{"a":'.repeat(depth)) },
  )
}

describe('generated bodies', () => {
  const newFolder = testFolders()
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(
      configIn(await newFolder(), {
        RELEASES_TOKEN: TOKEN,
        INTAKE_LIMIT_PER_ADDRESS: '0',
        INTAKE_LIMIT_PER_EMAIL: '0',
      }),
    )
  }, 60_000)
  afterAll(() => api.app.close())

  it.each(ADDRESSES)(
    'never make %s fail',
    async (url, names, method: 'POST' | 'PUT' = 'POST') => {
      const bodies = fc.sample(body(names), { numRuns: BODIES / ADDRESSES.length, seed: 7 })
      const statuses = new Map<number, number>()
      for (let first = 0; first < bodies.length; first += 100) {
        const answers = await Promise.all(
          bodies.slice(first, first + 100).map((payload) =>
            api.inject({
              method,
              url,
              payload,
              headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
            }),
          ),
        )
        for (const answer of answers) {
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
          if (answer.statusCode >= 400) expect(v.is(ErrorResponse, answer.json())).toBe(true)
        }
      }
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
      expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(
        BODIES / ADDRESSES.length,
      )
      expect({}).not.toHaveProperty('admin')
    },
    60_000,
  )
})
