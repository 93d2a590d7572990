import { describe, expect, it } from '@jest/globals'
import { slowestOf, slownessLimit, slownessReason } from './canary-slowness.ts'
import { rankEvidence, type BrowserFigure } from './rank-evidence.ts'
import { rollOutTimed } from './testing/timed-roll-out.ts'

const figures = (count: number, value: (index: number) => number): BrowserFigure[] =>
  Array.from({ length: count }, (_, index) => ({ network: `${index % 40}`, value: value(index) }))

const SEEDS = Array.from({ length: 8 }, (_, index) => index + 1)

describe('evidence that a canary is slower', () => {
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

  it('is none while one arm has fewer than twenty figures', () => {
    expect(rankEvidence({ canary: figures(19, () => 9), stable: figures(500, () => 1) })).toBeNull()
  })

  it('is none of a canary that is faster, or of figures that are all the same', () => {
    const faster = { canary: figures(50, () => 100), stable: figures(450, (index) => 200 + index) }
    expect(rankEvidence(faster)).toMatchObject({ evidence: 0, medians: { canary: 100 } })
    const same = { canary: figures(50, () => 100), stable: figures(450, () => 100) }
    expect(rankEvidence(same)).toMatchObject({ evidence: 0 })
  })

  it('is bounded more narrowly with each count that begins anew, by one hundredth half in all', () => {
    const spent = Array.from({ length: 1_000 }, (_, index) => 4 / slownessLimit(index + 1))
    expect(spent.reduce((sum, part) => sum + part, 0)).toBeLessThan(0.005)
    expect(slownessLimit(1)).toBe(1_600)
  })

  it('tells its figures', () => {
    const told = rankEvidence({
      canary: figures(100, (index) => 1_300 + index),
      stable: figures(900, (index) => 900 + index / 2),
    })
    if (told === null) throw new Error('Nothing is said')
    expect(slowestOf(new Map([['LCP', told]]), 1)).toMatchObject({ measure: 'LCP', isSpread: true })
    expect(slownessReason('LCP', told, 1)).toMatch(
      /^Slower than stable: largest contentful paint is 1350 ms in the middle of 100 browsers, of stable 1125 ms in the middle of 900 browsers\. This is [\d.e+]+ times likelier .+; the limit is 1600\.$/,
    )
  })
})
