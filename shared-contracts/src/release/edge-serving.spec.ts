import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { EdgeListing, EdgeServing, lateness, type ServedByEdge } from './edge-serving.ts'

const pointer = (version: string) => ({ version, digest: 'sha384-abc' })
const channels = {
  name: 'mfe-gpl',
  stable: pointer('1.1.0'),
  canary: { ...pointer('1.2.0'), percent: 10 },
}
const good: ServedByEdge = { remote: 'mfe-gpl', stable: '1.1.0', canary: '1.2.0', refused: [] }

const edge = (revision: number, ...remotes: ServedByEdge[]): EdgeListing => ({
  edge: '0123456789',
  reportedAt: 'noon',
  revision,
  store: null,
  remotes,
})

describe('an edge', () => {
  it('is not late that serves what the channels say, at that revision or a later one', () => {
    expect(lateness(edge(7, good), channels, 7)).toBeNull()
    expect(lateness(edge(8, good), channels, 7)).toBeNull()
    expect(lateness(edge(7), { name: 'mfe-gpl', stable: null, canary: null }, 7)).toBeNull()
  })

  it('is late that has not heard of the revision, whatever it serves', () => {
    const told = 'edge 01234567 knows revision 6 only, heard of at noon'
    expect(lateness(edge(6, good), channels, 7)).toBe(told)
    expect(lateness(edge(6, { ...good, stable: '1.0.0' }), channels, 7)).toBe(told)
  })

  it('is late that serves another release, or none', () => {
    const older = { ...good, stable: '1.0.0' }
    expect(lateness(edge(7, older), channels, 7)).toBe('edge 01234567 serves 1.0.0')
    expect(lateness(edge(7, { ...good, canary: null }), channels, 7)).toBe(
      'edge 01234567 serves 1.1.0',
    )
    expect(lateness(edge(7, { ...good, remote: 'mfe-group' }), channels, 7)).toBe(
      'edge 01234567 serves nothing',
    )
  })

  it('says what it refuses and why, also while it is behind', () => {
    const refused = [
      { version: '1.1.0', reason: 'a file is missing' },
      { version: '1.2.0', reason: 'it is not signed' },
    ]
    const refusing = { ...good, stable: null, canary: null, refused }
    const told = 'edge 01234567 serves nothing; 1.1.0: a file is missing; 1.2.0: it is not signed'
    expect(lateness(edge(7, refusing), channels, 7)).toBe(told)
    expect(lateness(edge(6, refusing), channels, 7)).toBe(told)
  })
})

describe('what an edge says that it serves', () => {
  const refused = [{ version: '1.2.0', reason: 'it is not signed' }]
  const { revision, store, remotes } = edge(7, { ...good, canary: null, refused })
  const serving = { revision, store, remotes }

  it('is read as it was said, and listed with the edge and the moment', () => {
    expect(v.parse(EdgeServing, serving)).toEqual(serving)
    const listed = { edge: 'a', reportedAt: 'noon', ...serving }
    expect(v.parse(EdgeListing, listed)).toEqual(listed)
  })

  it.each([
    ['without a revision', { store, remotes }],
    ['of a remote without a name', { ...serving, remotes: [{ ...good, remote: undefined }] }],
    ['of a version that is none', { ...serving, remotes: [{ ...good, stable: 'latest' }] }],
    [
      'that refuses something without a reason',
      { ...serving, remotes: [{ ...good, refused: [{ version: '1.2.0' }] }] },
    ],
    ['of more remotes than a site has', { ...serving, remotes: Array(201).fill(good) }],
  ])('is refused %s', (_, said) => {
    expect(v.is(EdgeServing, said)).toBe(false)
  })
})
