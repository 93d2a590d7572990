import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { ReleaseMap } from 'shared-contracts/registry'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { randomOf } from '../telemetry/testing/random.ts'
import { registryClient } from './testing/registry-client.ts'
import { RegistryInMemory, type RegistryChange } from './testing/registry-in-memory.ts'
import { release } from './testing/release.ts'

const TOKEN = 'a-token-for-this-suite'
const CHANGES = 150
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '2.0.0'] as const
const VERBS = ['publish', 'promote', 'canary', 'rollback', 'disable', 'enable', 'prune'] as const

onEachDatabase('a registry on tables in memory, compared with one', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN }))
  }, 60_000)
  afterAll(() => api.app.close())

  it('answers the same to many changes, in the end and on the way', async () => {
    const { change, give, map, publishText } = registryClient(() => api, TOKEN)
    const memory = new RegistryInMemory(undefined)
    const random = randomOf(7)
    const below = (limit: number) => Math.floor(random() * limit)
    for (const name of ['mfe-a', 'mfe-b']) {
      await give(name)
      await memory.give(`/${name}`, name)
    }
    for (let count = 0; count < CHANGES; count += 1) {
      const name = below(2) === 0 ? 'mfe-a' : 'mfe-b'
      const asked = draw(name, below, Math.max(0, (await memory.revision()) - below(2)))
      const answer =
        asked.verb === 'publish'
          ? await publishText(asked.body.description)
          : await change(name, asked.verb, asked.body)
      const status = await memory.change(name, asked).then(
        () => (asked.verb === 'publish' ? 201 : 200),
        (error: { status: number }) => error.status,
      )
      expect({ ...asked, status }).toEqual({ ...asked, status: answer.statusCode })
      expect(plain(await memory.map())).toEqual(plain(await map()))
    }
    expect(await memory.revision()).toBeGreaterThan(CHANGES / 3)
  }, 60_000)
})

function draw(name: string, below: (limit: number) => number, revision: number): RegistryChange {
  const verb = VERBS[below(VERBS.length)] ?? 'publish'
  const version = VERSIONS[below(VERSIONS.length)] ?? '1.0.0'
  const given = { revision, reason: '', version, again: below(2) === 0 }
  switch (verb) {
    case 'publish':
      return { verb, body: { description: JSON.stringify(release(name, version)), tags: [] } }
    case 'promote':
      return { verb, body: given }
    case 'canary':
      return { verb, body: { ...given, percent: 10 + below(3), steps: below(2) ? [20, 50] : [] } }
    case 'disable':
      return { verb, body: { revision, reason: '', message: 'Closed' } }
    case 'prune':
      return { verb, body: { revision, reason: '', versions: [version] } }
    case 'rollback':
    case 'enable':
      return { verb, body: { revision, reason: '' } }
  }
}

/** Removes times, which always differ. */
const plain = (map: ReleaseMap) =>
  JSON.parse(JSON.stringify(map).replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"then"')) as unknown
