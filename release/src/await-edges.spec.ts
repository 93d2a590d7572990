import { describe, expect, it } from '@jest/globals'
import type { EdgeListing } from 'shared-contracts/edge-serving'
import type { RemoteReleases } from 'shared-contracts/registry'
import { awaitEdges, describeEdges } from './await-edges.ts'

const REMOTE = 'mfe-gpl'
const pointer = (version: string) => ({ version, digest: 'sha384-x' })
const known: RemoteReleases = {
  revision: 7,
  channels: {
    name: REMOTE,
    stable: pointer('1.1.0'),
    canary: null,
    previous: pointer('1.0.0'),
    disabled: null,
  },
  releases: [],
}
const edge = (
  id: string,
  stable: string | null,
  { revision = 7, ...others }: Partial<EdgeListing & EdgeListing['remotes'][number]> = {},
): EdgeListing => ({
  edge: id.repeat(8),
  reportedAt: '2026-01-01T00:00:00.000Z',
  revision,
  store: null,
  remotes: [{ remote: REMOTE, stable, canary: null, refused: [], ...others }],
})

const outcomeOf = async (...answers: EdgeListing[][]) => {
  let asked = 0
  const registry = {
    edges: () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? []),
    releases: () => Promise.resolve(known),
  }
  const seconds = answers.length > 1 ? 5 : 0
  return describeEdges(await awaitEdges(registry, { remote: REMOTE, revision: 7 }, seconds))
}

describe('a change at the edges', () => {
  it('is waited for until every edge serves it', async () => {
    const late = edge('b', '1.0.0', { revision: 6 })
    const outcome = await outcomeOf(
      [edge('a', '1.1.0'), late],
      [edge('a', '1.1.0'), edge('b', '1.1.0')],
    )
    expect(outcome).toBe('2 edges serve it')
  })

  it('is told with what each edge says that does not serve it', async () => {
    const refused = [{ version: '1.1.0', reason: 'home.js is missing' }]
    const outcome = await outcomeOf([
      edge('a', '1.1.0'),
      edge('b', '1.0.0', { refused }),
      edge('c', '1.0.0', { revision: 6 }),
    ])
    expect(outcome.split('\n')).toEqual([
      'not every edge serves it:',
      '  - edge bbbbbbbb serves 1.0.0; 1.1.0: home.js is missing',
      '  - edge cccccccc knows revision 6 only, heard of at 2026-01-01T00:00:00.000Z',
    ])
  })

  it('is waited for although the registry does not answer in between', async () => {
    let asked = 0
    const registry = {
      edges: () =>
        ++asked === 1
          ? Promise.reject(new TypeError('fetch failed'))
          : Promise.resolve([edge('a', '1.1.0')]),
      releases: () => Promise.resolve(known),
    }
    const outcome = await awaitEdges(registry, { remote: REMOTE, revision: 7 }, 5)
    expect(outcome).toEqual({ serving: 1, others: [] })
  })

  it('reaches nobody where no edge runs, and says so', async () => {
    expect(await outcomeOf([])).toMatch(/^no edge has told that it runs/)
  })
})
