import { describe, expect, it } from '@jest/globals'
import type { Release } from 'shared-contracts/release'
import { compareReleases } from './compare-releases.ts'

type File = Release['files'][string]

const file = (content: string, bytes = 100): File => ({ integrity: `sha384-${content}`, bytes })
const route = (path: string, script: string) => ({
  path,
  title: path,
  description: '',
  scripts: ['mount.js', script],
  data: [],
  fragments: { '': `fragments${path}.json` },
})
const release = (version: string, files: Record<string, File>, paths = ['/a', '/b']): Release => ({
  name: 'mfe-gpl',
  version,
  commit: 'unknown',
  builtAt: '2026-01-01T00:00:00.000Z',
  theme: 'floodlight',
  contract: { version: '1.0.0', range: '^1.0.0', imports: {} },
  entry: 'remoteEntry.js',
  routes: paths.map((path) => route(path, `page${path}.js`)),
  files,
})

const FILES = {
  'remoteEntry.js': file('entry'),
  'mount.js': file('mount'),
  'page/a.js': file('a'),
  'page/b.js': file('b'),
  'fragments/a.json': file('fa'),
  'fragments/b.json': file('fb'),
}
const routesAfter = (files: Record<string, File>, paths?: string[]) =>
  compareReleases(release('1.0.0', FILES), release('1.1.0', { ...FILES, ...files }, paths)).routes

describe('the routes that a release changes', () => {
  it('are none when only what every page runs is different', () => {
    expect(routesAfter({ 'mount.js': file('another') }).changed).toEqual([])
  })

  it('are those whose own script or fragment is different', () => {
    expect(routesAfter({ 'page/a.js': file('another') }).changed).toEqual(['/a'])
    expect(routesAfter({ 'fragments/b.json': file('another') }).changed).toEqual(['/b'])
  })

  it('are told apart from those that come and go', () => {
    const { added, removed, changed } = routesAfter({}, ['/b', '/c'])
    expect({ added, removed, changed }).toEqual({ added: ['/c'], removed: ['/a'], changed: [] })
  })
})

it('counts no deltas, which stand in the place of scripts', () => {
  const next = release('1.1.0', { ...FILES, 'deltas.json': file('deltas', 9_000) })
  const { total, groups } = compareReleases(release('1.0.0', FILES), next)
  expect([total, groups.metadata]).toEqual([
    { before: 600, after: 600 },
    { before: 0, after: 0 },
  ])
})
