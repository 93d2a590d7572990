import { describe, expect, it } from '@jest/globals'
import { rollOutTimed } from './testing/timed-roll-out.ts'

const SEEDS = Array.from({ length: 8 }, (_, index) => index + 1)

describe('evidence that a canary is slower, in simulated roll-outs', () => {
  it('is found of 300 ms within 500 of its browsers, of visits that are not independent', () => {
    for (const seed of SEEDS) {
      const { measure, browsers } = rollOutTimed(seed, { slower: 300 })
      expect(['loads', 'LCP']).toContain(measure)
      expect(browsers).toBeLessThanOrEqual(500)
    }
  })

  it('is not found of an equal one, however often one looks', () => {
    const gone = SEEDS.filter((seed) => rollOutTimed(seed, { slower: 0, visits: 8_000 }).measure)
    expect(gone).toEqual([])
  })

  it('cannot be made up by four networks', () => {
    const forged = { networks: 4, ofEveryVisit: 0.5 }
    const gone = SEEDS.slice(0, 3).filter(
      (seed) => rollOutTimed(seed, { slower: 0, visits: 3_000, forged }).measure,
    )
    expect(gone).toEqual([])
  })
})
