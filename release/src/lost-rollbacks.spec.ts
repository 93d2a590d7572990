import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { ReleaseMap, RemoteChannels } from 'shared-contracts/registry'
import { lostRollbacks } from './lost-rollbacks.ts'
import { writeRelease } from './testing/write-release.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollbacks-'))
})
afterEach(() => rm(folder, { recursive: true }))

const HOST = { version: '2.0.0', exports: { 'shared-ui': ['Button'] } }

const channels = (name: string, previous: string | null): RemoteChannels => ({
  name,
  stable: { version: '9.0.0', digest: 'sha384-abc' },
  canary: null,
  previous: previous === null ? null : { version: previous, digest: 'sha384-abc' },
  disabled: null,
})

/** A registry whose releases run with the named contracts, by version. */
const registry = (remotes: RemoteChannels[], ranges: Readonly<Record<string, string>>) => ({
  map: (): Promise<ReleaseMap> =>
    Promise.resolve({ revision: 1, remotes, shells: [], closedPreviews: [] }),
  description: async (name: string, version: string) => {
    const range = ranges[version] ?? ''
    const contract = { version: '1.2.0', range, imports: { 'shared-ui': ['Button', 'Title'] } }
    return JSON.stringify(await writeRelease(folder, { name, version, contract }))
  },
})

it('names each remote whose last good release the host cannot run, with every reason', async () => {
  const remotes = [channels('mfe-a', '1.0.0'), channels('mfe-b', null)]
  await expect(lostRollbacks(registry(remotes, { '1.0.0': '^1.2.0' }), HOST)).resolves.toEqual([
    'mfe-a cannot be rolled back to 1.0.0: it needs contracts ^1.2.0, and the host has 2.0.0, ' +
      'it imports Title from shared-ui, which the host lacks',
  ])
})

it('is silent about a last good release that the host can run', async () => {
  const host = { version: '2.0.0', exports: { 'shared-ui': ['Button', 'Title'] } }
  const both = registry([channels('mfe-a', '1.1.0')], { '1.1.0': '^1.2.0 || ^2.0.0' })
  await expect(lostRollbacks(both, host)).resolves.toEqual([])
})
