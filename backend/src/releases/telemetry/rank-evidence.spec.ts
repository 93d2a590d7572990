import { describe, expect, it } from '@jest/globals'
import { slowestOf, slownessLimit, slownessReason } from './canary-slowness.ts'
import { rankEvidence, type BrowserFigure } from './rank-evidence.ts'

const figures = (count: number, value: (index: number) => number): BrowserFigure[] =>
  Array.from({ length: count }, (_, index) => ({ network: `${index % 40}`, value: value(index) }))

describe('evidence that a canary is slower', () => {
  it('is none while one arm has fewer than twenty figures', () => {
    expect(rankEvidence({ canary: figures(19, () => 9), stable: figures(500, () => 1) })).toBeNull()
  })

  it('is none of a canary that is faster, or of figures that are all the same', () => {
    const faster = { canary: figures(50, () => 100), stable: figures(450, (index) => 200 + index) }
    expect(rankEvidence(faster)).toMatchObject({ evidence: 0, medians: { canary: 100 } })
    const same = { canary: figures(50, () => 100), stable: figures(450, () => 100) }
    expect(rankEvidence(same)).toMatchObject({ evidence: 0 })
  })

  // Each network has one browser, so the ranks of 20 and 20 figures differ from their mean by 5 in all.
  const higher = figures(20, (index) => 21 + index)
  const lower = figures(20, (index) => 1 + index)

  it('is how much better a slower release explains the ranks, with and without the four strongest networks', () => {
    const told = rankEvidence({ canary: higher, stable: lower })
    expect(told?.evidence).toBeCloseTo(66.803, 3)
    expect(told?.trimmedEvidence).toBeCloseTo(5.033, 3)
    expect(told).toMatchObject({
      medians: { canary: 30.5, stable: 10.5 },
      browsers: { canary: 20, stable: 20 },
    })
  })

  it('is the same whatever the figures are, as long as their order is', () => {
    const stretched = figures(20, (index) => (21 + index) ** 3)
    const canary = [...stretched.slice(7), ...stretched.slice(0, 7)]
    const told = rankEvidence({ canary, stable: lower })
    expect(told?.evidence).toBeCloseTo(66.803, 3)
    expect(told?.trimmedEvidence).toBeCloseTo(5.033, 3)
    // Of 30 and 31, each to the third power.
    expect(told?.medians.canary).toBe(28_395.5)
  })

  it('leaves out whole networks', () => {
    const pairs = higher.map(({ value }, index) => ({ network: `${index >> 1}`, value }))
    const told = rankEvidence({ canary: pairs, stable: lower })
    expect(told?.evidence).toBeCloseTo(66.803, 3)
    expect(told?.trimmedEvidence).toBeCloseTo(1.477, 3)
  })

  it('is weaker when most figures are equal', () => {
    const canary = figures(20, (index) => (index < 5 ? 1 : 2))
    const told = rankEvidence({ canary, stable: figures(30, (index) => (index < 15 ? 1 : 2)) })
    expect(told?.evidence).toBeCloseTo(1.29039, 5)
    expect(told?.trimmedEvidence).toBeCloseTo(0.93534, 5)
  })

  it('counts the first figures of a network, up to a tenth of all that count', () => {
    const proxy = Array.from({ length: 50 }, (_, index) => ({
      network: 'proxy',
      value: index < 3 ? 100 : 900,
    }))
    const others = Array.from({ length: 27 }, (_, index) => ({
      network: `${index}`,
      value: 200 + index,
    }))
    const stable = figures(31, (index) => index)
    const told = rankEvidence({ canary: [...proxy, ...others], stable })
    expect(told).toMatchObject({
      browsers: { canary: 30, stable: 31 },
      // The middle of three times 100 and of 200 to 226.
      medians: { canary: 211.5, stable: 15 },
    })
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
