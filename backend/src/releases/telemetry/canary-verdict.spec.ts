import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import type { NetworkCount } from './even-out.ts'
import { isLookDue, reasonOf, Sample, sampleOf, verdictOn } from './canary-verdict.ts'

const sample = (canary: [number, number], stable: [number, number]): Sample => ({
  canary: { visits: canary[0], failures: canary[1], networks: canary[1] },
  stable: { visits: stable[0], failures: stable[1], networks: stable[1] },
})

describe('verdict on a canary', () => {
  it('only warns of one that somebody reports to have failed, from nine networks', () => {
    const few = { canary: Array<NetworkCount>(9).fill({ visits: 501, failures: 500 }) }
    const stable = Array<NetworkCount>(300).fill({ visits: 30, failures: 0 })
    const verdict = verdictOn(sampleOf({ ...few, stable }), 1)
    expect(verdict).toMatchObject({ isWorse: true, isSpread: false })
  })

  it('takes one away that fails in the first five browsers, of five networks, and not of four', () => {
    const stable = Array<NetworkCount>(40).fill({ visits: 1, failures: 0 })
    const failed = (browsers: number[]) =>
      sampleOf({ canary: browsers.map((visits) => ({ visits, failures: visits })), stable })
    const five = failed([1, 1, 1, 1, 1])
    expect(isLookDue(five, null)).toBe(true)
    expect(verdictOn(five, 1)).toMatchObject({ isWorse: true, isSpread: true, limit: 0.0025 })
    expect(verdictOn(failed([2, 1, 1, 1]), 1)).toMatchObject({ isWorse: true, isSpread: false })
    const mixed = sampleOf({ canary: Array(5).fill({ visits: 200, failures: 1 }), stable })
    expect(verdictOn(mixed, 1).isSpread).toBe(false)
  })

  it.each<[string, Sample]>([
    ['is better', sample([100, 0], [900, 90])],
    ['fails where nothing else is known', sample([100, 100], [0, 0])],
    ['fails as everything does', sample([100, 100], [900, 900])],
  ])('leaves one that %s', (_, seen) => {
    expect(verdictOn(seen, 1).isWorse).toBe(false)
  })

  it('spends half of one hundredth on all looks together', () => {
    const limits = Array.from({ length: 1_000 }, (_, index) => {
      return verdictOn(sample([50, 0], [50, 0]), index + 1).limit
    })
    const spent = limits.reduce((sum, limit) => sum + limit, 0)
    expect(spent).toBeLessThan(0.005)
    expect(spent).toBeGreaterThan(0.0049)
  })

  it('is due at 5 visits, and each time that they have doubled', () => {
    expect(isLookDue(sample([4, 0], [900, 0]), null)).toBe(false)
    expect(isLookDue(sample([5, 0], [0, 0]), null)).toBe(true)
    expect(isLookDue(sample([119, 0], [0, 0]), sample([60, 0], [0, 0]))).toBe(false)
    expect(isLookDue(sample([120, 0], [0, 0]), sample([60, 0], [0, 0]))).toBe(true)
  })

  it('can be repeated from the figures that are stored', () => {
    const seen = sample([200, 12], [1_800, 9])
    expect(v.parse(Sample, JSON.parse(JSON.stringify(seen)))).toEqual(seen)
  })

  it('tells its figures', () => {
    const seen = sample([200, 12], [1_800, 9])
    expect(reasonOf(seen, verdictOn(seen, 2))).toMatch(
      /^Worse than stable: 12 of 200 browsers failed \(6\.0 percent, 12 networks\), of stable 9 of 1800 browsers failed \(0\.5 percent, 9 networks\)\. .+; the limit of this look is 0\.00083\.$/,
    )
  })
})
