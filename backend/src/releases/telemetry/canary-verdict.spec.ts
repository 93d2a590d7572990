import { describe, expect, it } from '@jest/globals'
import { isLookDue, reasonOf, verdictOn, type Sample } from './canary-verdict.ts'

const sample = (canary: [number, number], stable: [number, number]): Sample => ({
  canary: { visits: canary[0], failures: canary[1] },
  stable: { visits: stable[0], failures: stable[1] },
})

// Looked up once: in the sandbox of a test, each look-up of a global takes longer than the sum it is needed for.
const { imul } = Math

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Lets visitors come, a tenth of them to the canary. @returns the visits of the canary until it went. */
function rollOut(seed: number, rates: { canary: number; stable: number }): number | null {
  const random = randomOf(seed)
  const counts = { canary: { visits: 0, failures: 0 }, stable: { visits: 0, failures: 0 } }
  let last: Sample | null = null
  let looks = 0
  for (let visitor = 0; visitor < 20_000; visitor += 1) {
    const arm = random() < 0.1 ? 'canary' : 'stable'
    counts[arm].visits += 1
    if (random() < rates[arm]) counts[arm].failures += 1
    if (!isLookDue(counts, last)) continue
    looks += 1
    last = structuredClone(counts)
    if (verdictOn(counts, looks).isWorse) return counts.canary.visits
  }
  return null
}

describe('verdict on a canary', () => {
  it('takes one with 5 percent failures away from a stable with 0.5 percent, within 800 visits', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const visits = rollOut(seed, { canary: 0.05, stable: 0.005 })
      expect(visits).not.toBeNull()
      expect(visits).toBeLessThanOrEqual(800)
    }
  })

  it.each([0.002, 0.005, 0.05])(
    'leaves one that fails as often as stable (%d), but for 1 in 100',
    (rate) => {
      const seeds = Array.from({ length: 200 }, (_, index) => index + 1)
      const gone = seeds.filter((seed) => rollOut(seed, { canary: rate, stable: rate }) !== null)
      expect(gone.length).toBeLessThanOrEqual(2)
    },
  )

  it('takes one away at the first look when every visit fails', () => {
    expect(verdictOn(sample([50, 50], [450, 2]), 1)).toMatchObject({ isWorse: true, limit: 0.005 })
  })

  it.each<[string, Sample]>([
    ['is better', sample([100, 0], [900, 90])],
    ['fails where nothing else is known', sample([100, 100], [0, 0])],
    ['fails as everything does', sample([100, 100], [900, 900])],
    ['has more errors than visits, as stable has', sample([50, 70], [450, 500])],
  ])('leaves one that %s', (_, seen) => {
    expect(verdictOn(seen, 1).isWorse).toBe(false)
  })

  it('spends one hundredth on all looks together', () => {
    const limits = Array.from({ length: 1_000 }, (_, index) => {
      return verdictOn(sample([50, 0], [50, 0]), index + 1).limit
    })
    const spent = limits.reduce((sum, limit) => sum + limit, 0)
    expect(spent).toBeLessThan(0.01)
    expect(spent).toBeGreaterThan(0.0099)
  })

  it('is due at 50 visits, and each time that they have doubled', () => {
    expect(isLookDue(sample([49, 0], [900, 0]), null)).toBe(false)
    expect(isLookDue(sample([50, 0], [0, 0]), null)).toBe(true)
    expect(isLookDue(sample([119, 0], [0, 0]), sample([60, 0], [0, 0]))).toBe(false)
    expect(isLookDue(sample([120, 0], [0, 0]), sample([60, 0], [0, 0]))).toBe(true)
  })

  it('tells its figures', () => {
    const seen = sample([200, 12], [1_800, 9])
    expect(reasonOf(seen, verdictOn(seen, 2))).toMatch(
      /^Worse than stable: 12 of 200 visits failed \(6\.0 percent\), of stable 9 of 1800 visits failed \(0\.5 percent\)\. .+; the limit of this look is 0\.0017\.$/,
    )
  })
})
