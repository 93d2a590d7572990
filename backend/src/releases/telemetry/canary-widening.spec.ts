import { describe, expect, it } from '@jest/globals'
import type { Slowness } from './canary-slowness.ts'
import { mayWiden, wideningReason } from './canary-widening.ts'
import type { RankEvidence } from './rank-evidence.ts'

const BEGUN = new Date('2026-01-01T12:00:00.000Z')
const MINUTE_MS = 60_000

const timed = (evidence: number, canary = 100): RankEvidence => ({
  ...{ evidence, trimmedEvidence: evidence },
  medians: { canary: 1_249.6, stable: 1_200.4 },
  browsers: { canary, stable: 900 },
})
/** Failures of 200 browsers of the canary and of 1,800 of stable. */
const failed = (canary: number, stable: number) => ({
  canary: { visits: 200, failures: canary, networks: canary },
  stable: { visits: 1_800, failures: stable, networks: stable },
})

interface Share {
  readonly failures?: [canary: number, stable: number]
  readonly evenBrowsers?: number
  readonly minutes?: number
  readonly slowness?: Slowness
}

/** Whether a canary may have its next share, after just enough of a good one but for what is given. */
function isWidened({
  failures = [0, 0],
  evenBrowsers = 200,
  minutes = 10,
  slowness = new Map([['loads', timed(0)]]),
}: Share): boolean {
  const watched = { sample: failed(...failures), evenBrowsers, countedFrom: BEGUN }
  return mayWiden(watched, slowness, BEGUN.getTime() + minutes * MINUTE_MS)
}

describe('a canary', () => {
  it.each<[string, boolean, Share]>([
    ['200 browsers, 100 load times and ten minutes', true, {}],
    ['fewer browsers', false, { evenBrowsers: 199 }],
    ['fewer load times', false, { slowness: new Map([['loads', timed(0, 99)]]) }],
    ['other times than those of loading', false, { slowness: new Map([['LCP', timed(0)]]) }],
    ['less time', false, { minutes: 9.99 }],
    ['as many failures as stable', true, { failures: [2, 18] }],
    ['a few more failures', true, { failures: [3, 15] }],
    ['more failures than chance explains', false, { failures: [5, 15] }],
    ['loads as slow as of a slower one', false, { slowness: new Map([['loads', timed(1)]]) }],
    ['loads as fast as of an equal one', true, { slowness: new Map([['loads', timed(0.99)]]) }],
    [
      'good loads, and paints as slow as of a slower one',
      false,
      {
        slowness: new Map([
          ['loads', timed(0)],
          ['LCP', timed(1)],
        ]),
      },
    ],
  ])('with %s may have its next share: %s', (_, isGood, share) =>
    expect(isWidened(share)).toBe(isGood),
  )

  it('tells by which figures it was widened', () => {
    const sample = failed(1, 8)
    expect(wideningReason({ sample }, new Map([['loads', timed(0)]]))).toBe(
      'As good as stable: 1 of 200 browsers failed, of stable 8 of 1800 browsers failed; loaded in 1250 and 1200 ms in the middle.',
    )
    expect(wideningReason({ sample }, new Map())).toMatch(/; loaded in 0 and 0 ms in the middle\.$/)
  })
})
