import { describe, expect, it } from '@jest/globals'
import type { Quote } from './quote.ts'
import { withSeenPrices } from './seen-prices.ts'
import { pointsOf } from './Sparkline.tsx'

const gold = (price: number, asOf?: string): Quote => ({
  name: 'Gold Spot',
  currency: 'USD',
  unit: 'oz',
  price,
  change: 0,
  changePercent: 0,
  asOf,
})

describe('withSeenPrices', () => {
  it('adds each price to those seen before', () => {
    const first = withSeenPrices([gold(10)])
    expect(withSeenPrices([gold(11)], first)[0]?.seen).toEqual([10, 11])
  })

  it('counts a price once that is told twice', () => {
    const first = withSeenPrices([gold(10, '2025-01-01T00:00:00Z')])
    expect(withSeenPrices([gold(10, '2025-01-01T00:00:00Z')], first)[0]?.seen).toEqual([10])
  })

  it('stays as large as an hour through 24 hours of minutes', () => {
    let quotes = withSeenPrices([gold(0)])
    for (let minute = 1; minute < 24 * 60; minute++) quotes = withSeenPrices([gold(minute)], quotes)
    expect(quotes[0]?.seen).toHaveLength(60)
    expect(quotes[0]?.seen.at(-1)).toBe(1439)
  })
})

describe('the line of seen prices', () => {
  it('rises from the lowest to the highest', () => {
    expect(pointsOf([1, 2, 3])).toBe('3.0,33.0 60.0,18.0 117.0,3.0')
  })

  it('is level for a single price and for equal ones', () => {
    expect(pointsOf([5])).toBe('3.0,18.0 117.0,18.0')
    expect(pointsOf([5, 5])).toBe('3.0,18.0 117.0,18.0')
  })
})
