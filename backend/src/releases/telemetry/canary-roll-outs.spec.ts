import { describe, expect, it } from '@jest/globals'
import { isLookDue, sampleOf, verdictOn, type Sample } from './canary-verdict.ts'
import type { NetworkCount } from './even-out.ts'
import { randomOf } from './testing/random.ts'

// Destructured once: looking up a global in a suite's own context is slow.
const { floor } = Math

interface Visitors {
  /** Probability that a release fails in a browser, in all of its visits. */
  readonly broken: { readonly canary: number; readonly stable: number }
  /** Number of visits; 4,000 by default. */
  readonly visits?: number
  /** Forged failures from networks of their own, one browser each; none by default. */
  readonly forged?: { readonly networks: number; readonly ofEveryVisit: number }
}

/**
 * Simulates visits, a tenth of them to the canary. Some browsers come often, and each always fares the same. They are
 * in networks of very different sizes, one of which breaks everything.
 *
 * @returns the number of browsers that had the canary when it was rolled back; null if it stayed.
 */
function rollOut(seed: number, { broken, forged, visits = 4_000 }: Visitors): number | null {
  const random = randomOf(seed)
  const arms = {
    canary: { share: 0.1, browsers: new Map<string, boolean>() },
    stable: { share: 0.9, browsers: new Map<string, boolean>() },
  }
  const networks = {
    canary: new Map<string, NetworkCount>(),
    stable: new Map<string, NetworkCount>(),
  }
  const meet = (arm: 'canary' | 'stable', browser: string, network: string, hasFailed: boolean) => {
    if (arms[arm].browsers.has(browser)) return
    arms[arm].browsers.set(browser, hasFailed)
    const { visits, failures } = networks[arm].get(network) ?? { visits: 0, failures: 0 }
    const counted = { visits: visits + 1, failures: failures + (hasFailed ? 1 : 0) }
    networks[arm].set(network, counted)
  }
  let last: Sample | null = null
  let looks = 0
  for (let visit = 0; visit < visits; visit += 1) {
    // A few browsers make most of the visits.
    const browser = floor(random() ** 2 * visits)
    const traits = randomOf(browser + seed * 100_000)
    const arm = traits() < 0.1 ? 'canary' : 'stable'
    const network = floor(traits() ** 2 * 300)
    meet(arm, `${browser}`, `${network}`, traits() < broken[arm] || network === 17)
    if (forged && random() < forged.ofEveryVisit) {
      meet('canary', `forged ${visit}`, `forged ${visit % forged.networks}`, true)
    }
    // The guard looks every two seconds, with many visits in between.
    if (visit % 100 !== 0) continue
    const sample = sampleOf({
      canary: [...networks.canary.values()],
      stable: [...networks.stable.values()],
    })
    if (!isLookDue(sample, last)) continue
    looks += 1
    last = sample
    const { isWorse, isSpread } = verdictOn(sample, looks)
    if (isWorse && isSpread) return arms.canary.browsers.size
  }
  return null
}

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1)

describe('verdicts on simulated roll-outs', () => {
  it('takes one with 5 percent failures away from a stable with 0.5 percent, within 1,000 browsers', () => {
    for (const seed of SEEDS) {
      const browsers = rollOut(seed, { broken: { canary: 0.05, stable: 0.005 }, visits: 30_000 })
      expect(browsers).not.toBeNull()
      expect(browsers).toBeLessThanOrEqual(1_000)
    }
  })

  it.each([0.01, 0.05])(
    'leaves one that fails in as many browsers as stable (%d), but for one in 40',
    (rate) => {
      const gone = SEEDS.filter(
        (seed) => rollOut(seed, { broken: { canary: rate, stable: rate } }) !== null,
      )
      expect(gone.length).toBeLessThanOrEqual(1)
    },
  )

  it('leaves one that somebody reports to have failed, from one network all day long', () => {
    const equal = { canary: 0.001, stable: 0.001 }
    const gone = SEEDS.filter(
      (seed) =>
        rollOut(seed, { broken: equal, forged: { networks: 1, ofEveryVisit: 0.5 } }) !== null,
    )
    expect(gone).toEqual([])
  })
})
