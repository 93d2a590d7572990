import { describe, expect, it } from '@jest/globals'
import type { ReleaseRoute } from 'shared-contracts/release'
import { missingParts } from './missing-parts.ts'
import { release } from './testing/release.ts'

const route = (changes: Partial<ReleaseRoute>): ReleaseRoute => ({
  path: '/about',
  title: 'About',
  description: 'About',
  scripts: [],
  data: [],
  fragments: { '': 'fragments/index.json' },
  ...changes,
})
const withRoute = (changes: Partial<ReleaseRoute>) =>
  release('mfe-a', '1.0.0', { routes: [route({ path: '/' }), route(changes)] })

describe('missing parts of a release', () => {
  it('are none when every file that it names is there', () => {
    expect(missingParts(release('mfe-a', '1.0.0'))).toEqual([])
  })

  it.each([
    [
      'its entry',
      release('mfe-a', '1.0.0', { entry: 'other.js' }),
      'its entry other.js is not among its files',
    ],
    ['every page', release('mfe-a', '1.0.0', { routes: [] }), 'it has no route'],
    [
      "a page's script",
      withRoute({ scripts: ['about.js'] }),
      'route /about needs about.js, which is not among its files',
    ],
    [
      'a fragment',
      withRoute({ fragments: { '': 'fragments/about.json' } }),
      'route /about needs fragments/about.json, which is not among its files',
    ],
    [
      'a file that has the name of a built-in member',
      withRoute({ scripts: ['constructor'] }),
      'route /about needs constructor, which is not among its files',
    ],
    [
      'a fragment that other pages have',
      withRoute({ fragments: { '/fbcpartners': 'fragments/index.json' } }),
      'route /about has fragments for other base paths than its release',
    ],
  ])('are named when it lacks %s', (_, described, reason) => {
    expect(missingParts(described)).toEqual([reason])
  })

  it('are named when a page has no fragment at all', () => {
    expect(missingParts(withRoute({ fragments: {} }))).toContain('route /about has no fragment')
  })
})
