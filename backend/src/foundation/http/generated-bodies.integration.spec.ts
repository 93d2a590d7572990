import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ErrorResponse } from 'shared-contracts/api/error'
import { repetitions } from 'shared-server/testing/repetitions'
import * as v from 'valibot'
import { configIn, testFolders } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'
import { registryClient } from '../../releases/registry/testing/registry-client.ts'
import { generatedBody } from './testing/generated-body.ts'
import { GOOD_BODIES } from './testing/good-bodies.ts'

const TOKEN = 'a-token-for-this-suite'
/** Bodies for every route; in a thorough run close to 50,000 in all. */
const BODIES = repetitions({ usual: 400, thorough: 4_000 })
/** Bodies sent at once. */
const AT_ONCE = 100

/** Minimum share of the generated bodies of every route that pass its schema. */
const TAKEN = 0.05

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
    await registryClient(() => api, TOKEN).publish('mfe-gpl', '1.0.0')
  }, 60_000)
  afterAll(() => api.app.close())

  it.each(GOOD_BODIES)('begin from one that $url takes', ({ schema, good }) => {
    expect(v.is(schema, good)).toBe(true)
  })

  it.each(GOOD_BODIES)(
    'never make $url fail',
    async (address) => {
      const bodies = fc.sample(generatedBody(address), { numRuns: BODIES, seed: 7 })
      const statuses = new Map<number, number>()
      const otherErrors: string[] = []
      for (let first = 0; first < bodies.length; first += AT_ONCE) {
        const answers = await Promise.all(
          bodies.slice(first, first + AT_ONCE).map((payload, index) =>
            api.inject({
              method: address.method ?? 'POST',
              url: address.url,
              payload,
              headers: {
                'content-type': 'application/json',
                authorization: `Bearer ${TOKEN}`,
                // From many addresses, because each one is limited.
                'x-forwarded-for': `192.0.${Math.floor(first / AT_ONCE)}.${index}`,
              },
            }),
          ),
        )
        for (const answer of answers) {
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
          const isError = answer.statusCode >= 400
          if (isError && !v.is(ErrorResponse, answer.json())) otherErrors.push(answer.body)
        }
      }
      expect(otherErrors).toEqual([])
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
      const taken = [...statuses].filter(([status]) => status !== 400 && status !== 429)
      const count = taken.reduce((sum, [, some]) => sum + some, 0)
      expect(count).toBeGreaterThan(BODIES * TAKEN)
      expect({}).not.toHaveProperty('admin')
    },
    60_000,
  )
})
