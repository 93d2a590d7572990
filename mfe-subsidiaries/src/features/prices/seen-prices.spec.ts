import { describe, expect, it } from '@jest/globals'
import type { Quote } from './quote.ts'
import { withSeenPrices } from './seen-prices.ts'

const gold = (price: number, asOf?: string): Quote => ({
  name: 'Gold Spot',
  currency: 'USD',
  unit: 'oz',
  price,
  change: 0,
  changePercent: 0,
  asOf,
})

const MINUTE = 60_000
const pricesOf = (quotes: ReturnType<typeof withSeenPrices>) =>
  quotes[0]?.seen.map(({ price }) => price)

describe('withSeenPrices', () => {
  it('adds each price to those seen before, at the time at which it held or came', () => {
    const first = withSeenPrices([gold(10, '1970-01-01T00:01:00Z')], 5 * MINUTE)
    expect(withSeenPrices([gold(11)], 6 * MINUTE, first)[0]?.seen).toEqual([
      { at: MINUTE, price: 10 },
      { at: 6 * MINUTE, price: 11 },
    ])
  })

  it('counts a price once that is told twice', () => {
    const first = withSeenPrices([gold(10, '2025-01-01T00:00:00Z')], 0)
    const again = withSeenPrices([gold(10, '2025-01-01T00:00:00Z')], MINUTE, first)
    expect(pricesOf(again)).toEqual([10])
  })

  it('begins anew with another source: a market continues no line of samples', () => {
    const samples = withSeenPrices([{ ...gold(10), source: 'sample' }], 0)
    const market = [{ ...gold(2650), source: 'A market' }]
    expect(pricesOf(withSeenPrices(market, MINUTE, samples))).toEqual([2650])
  })

  it('stays as large as an hour through 24 hours of minutes', () => {
    let quotes = withSeenPrices([gold(0)], 0)
    for (let minute = 1; minute < 24 * 60; minute++)
      quotes = withSeenPrices([gold(minute)], minute * MINUTE, quotes)
    expect(quotes[0]?.seen).toHaveLength(60)
    expect(pricesOf(quotes)?.at(-1)).toBe(1439)
  })
})
