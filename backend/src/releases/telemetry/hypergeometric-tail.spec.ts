import { describe, expect, it } from '@jest/globals'
import { hypergeometricTail, type Draw } from './hypergeometric-tail.ts'

/** Counts all possible draws, in whole numbers. */
function counted(atLeast: number, { population, marked, drawn }: Draw): number {
  let ways = 0n
  for (let count = atLeast; count <= Math.min(marked, drawn); count += 1) {
    ways += choose(marked, count) * choose(population - marked, drawn - count)
  }
  return Number((ways * 10n ** 18n) / choose(population, drawn)) / 1e18
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let index = 1; index <= k; index += 1) {
    ways = (ways * BigInt(n - k + index)) / BigInt(index)
  }
  return ways
}

describe('hypergeometric tail', () => {
  it("gives Fisher's probability of the lady who tastes tea", () => {
    expect(hypergeometricTail(4, { population: 8, marked: 4, drawn: 4 })).toBeCloseTo(1 / 70, 12)
    expect(hypergeometricTail(3, { population: 8, marked: 4, drawn: 4 })).toBeCloseTo(17 / 70, 12)
  })

  it.each<[number, Draw]>([
    [3, { population: 500, marked: 5, drawn: 50 }],
    [12, { population: 2_000, marked: 21, drawn: 200 }],
    [1, { population: 60, marked: 1, drawn: 50 }],
    [48, { population: 60, marked: 55, drawn: 50 }],
    [30, { population: 100, marked: 60, drawn: 40 }],
  ])('of %d in %o is what counting every draw gives', (atLeast, draw) => {
    const exact = counted(atLeast, draw)
    expect(Math.abs(hypergeometricTail(atLeast, draw) - exact)).toBeLessThan(1e-9)
  })

  it('is 1 for what must happen and 0 for what cannot', () => {
    expect(hypergeometricTail(0, { population: 10, marked: 3, drawn: 5 })).toBe(1)
    expect(hypergeometricTail(2, { population: 10, marked: 7, drawn: 5 })).toBe(1)
    expect(hypergeometricTail(4, { population: 10, marked: 3, drawn: 5 })).toBe(0)
  })

  it('stays a number with millions of visits', () => {
    const tail = hypergeometricTail(5_100, {
      population: 10_000_000,
      marked: 50_000,
      drawn: 1_000_000,
    })
    expect(tail).toBeGreaterThan(0.06)
    expect(tail).toBeLessThan(0.08)
  })
})
