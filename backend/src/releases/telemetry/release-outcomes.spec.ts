import { describe, expect, it } from '@jest/globals'
import { releaseOutcomes } from './release-outcomes.ts'

const of = { remote: 'mfe-a', version: '1.0.0' }
const other = { remote: 'mfe-b', version: '2.0.0' }
const failed = { ...of, hasFailed: true, times: new Map() }

describe('how releases fared in a document', () => {
  it('takes along how long things took, also of a release that said nothing else', () => {
    expect(
      releaseOutcomes([
        { kind: 'loaded', ...of, duration: 900 },
        { kind: 'vital', ...of, name: 'LCP', value: 1_700.4 },
        { kind: 'vital', ...of, name: 'CLS', value: 0.1 },
        { kind: 'vital', ...other, name: 'softLCP', value: 640 },
      ]),
    ).toEqual([
      {
        ...of,
        hasFailed: false,
        times: new Map([
          ['loads', 900],
          ['LCP', 1_700.4],
        ]),
      },
      { ...other, hasFailed: false, times: new Map([['softLCP', 640]]) },
    ])
  })

  it.each(['hang', 'leak', 'hydration', 'uncaught', 'render-error'] as const)(
    'has failed by a %s',
    (kind) => {
      expect(
        releaseOutcomes([
          { kind: 'loaded', ...of, duration: 9 },
          { kind, ...of },
        ]),
      ).toMatchObject([{ ...of, hasFailed: true }])
    },
  )

  it('counts what failed against those that ran earlier in the tab as well', () => {
    const before = ['mfe-b@2.0.0']
    expect(releaseOutcomes([{ kind: 'uncaught', ...of, before }])).toEqual([
      failed,
      { ...other, hasFailed: true, times: new Map() },
    ])
  })

  it('blames nobody in the tab for a file that did not arrive', () => {
    const before = ['mfe-b@2.0.0']
    const report = {
      kind: 'load-failed',
      ...of,
      stage: 'page',
      failure: 'refused',
      before,
    } as const
    expect(releaseOutcomes([report])).toEqual([failed])
  })
})
