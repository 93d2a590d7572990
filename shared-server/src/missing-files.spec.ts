import { describe, expect, it } from '@jest/globals'
import type { Release } from 'shared-contracts/release'
import { missingFiles } from './missing-files.ts'

const file = { integrity: 'sha384-abc', bytes: 1_000 }
const release = (changes: Partial<Release['routes'][number]>, entry = 'entry.js'): Release => ({
  name: 'mfe-gpl',
  version: '1.0.0',
  commit: 'unknown',
  builtAt: '2026-01-01T00:00:00.000Z',
  theme: 'floodlight',
  contract: { version: '1.0.0', range: '^1.0.0', imports: {} },
  entry,
  routes: [
    {
      path: '/about',
      title: 'About',
      description: 'About',
      scripts: ['about.js'],
      data: [],
      fragments: { '': 'fragments/about.json' },
      ...changes,
    },
  ],
  files: { 'entry.js': file, 'about.js': file, 'fragments/about.json': file },
})

describe('missing files of a release', () => {
  it('are none when its description describes every file that it uses', () => {
    expect(missingFiles(release({}))).toEqual([])
  })

  it.each([
    ['its entry', release({}, 'other.js'), 'its entry other.js is not among its files'],
    [
      "a page's script",
      release({ scripts: ['lost.js'] }),
      'route /about needs lost.js, which is not among its files',
    ],
    [
      'a fragment',
      release({ fragments: { '': 'fragments/lost.json' } }),
      'route /about needs fragments/lost.json, which is not among its files',
    ],
    [
      'a file that has the name of a built-in member',
      release({ scripts: ['constructor'] }),
      'route /about needs constructor, which is not among its files',
    ],
  ])('are named when it lacks %s', (_, described, reason) => {
    expect(missingFiles(described)).toEqual([reason])
  })
})
