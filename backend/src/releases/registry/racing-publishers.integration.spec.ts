import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { LightMyRequestResponse } from 'fastify'
import { repetitions } from 'shared-server/testing/repetitions'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'
const ROUNDS = repetitions({ usual: 30, thorough: 200 })

/** On MariaDB each publisher speaks to a process of its own, and both share the database. */
onEachDatabase('two publishers', (newConfig, database) => {
  let apis: [TestApp, TestApp]
  beforeAll(async () => {
    const config = await newConfig({ RELEASES_TOKEN: TOKEN })
    const first = await startTestApp(config)
    apis = [first, database === 'SQLite' ? first : await startTestApp(config)]
  }, 60_000)
  afterAll(() => Promise.all([...new Set(apis)].map(({ app }) => app.close())))

  const publishers = [registryClient(() => apis[0], TOKEN), registryClient(() => apis[1], TOKEN)]
  const both = async (
    work: (publisher: (typeof publishers)[number]) => Promise<LightMyRequestResponse>,
  ) => {
    const answers = await Promise.all(publishers.map(work))
    return answers.map(({ statusCode }) => statusCode).sort()
  }
  const history = () => registryClient(() => apis[0], TOKEN).history('mfe-a')

  it('race again and again for a version: one gets it, the other a 409, and the history has each', async () => {
    for (let minor = 0; minor < ROUNDS; minor += 1) {
      await expect(both(({ publish }) => publish('mfe-a', `1.${minor}.0`))).resolves.toEqual([
        201, 409,
      ])
    }
    const events = await history()
    expect(events.map(({ version }) => version)).toEqual(
      Array.from({ length: ROUNDS }, (_, index) => `1.${ROUNDS - 1 - index}.0`),
    )
  }, 120_000)

  it('race again and again to promote on one revision: one does, the other hears the current one', async () => {
    for (let minor = 0; minor < ROUNDS; minor += 1) {
      const { revision } = await registryClient(() => apis[0], TOKEN).remote('mfe-a')
      const body = { revision, version: `1.${minor}.0`, reason: '' }
      const statuses = both(({ send }) => send('POST', '/api/releases/mfe-a/promote', body))
      await expect(statuses).resolves.toEqual([200, 409])
    }
    const events = await history()
    expect(events.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 2 * ROUNDS }, (_, index) => 2 * ROUNDS - index),
    )
    expect(events.slice(0, ROUNDS).map(({ version }) => version)).toEqual(
      Array.from({ length: ROUNDS }, (_, index) => `1.${ROUNDS - 1 - index}.0`),
    )
  }, 120_000)
})
