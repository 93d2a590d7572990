import { describe, expect, it } from '@jest/globals'
import { formatChange, formatPrice, readMoment } from './price-format.ts'

const usd = { currency: 'USD' } as const
const ghs = { currency: 'GHS' } as const

describe('formatPrice', () => {
  it('writes dollars with two decimals and thousands separators', () => {
    expect(formatPrice(usd, 2650)).toBe('$2,650.00')
  })

  it('writes cedis with two decimals', () => {
    expect(formatPrice(ghs, 1240.5)).toBe('GH₵1,240.50')
  })
})

describe('formatChange', () => {
  it.each([
    [usd, 12.5, '+$12.50'],
    [usd, -3, '−$3.00'],
    [usd, 0, '$0.00'],
    [ghs, 1, '+GH₵1.00'],
    [ghs, -1250.25, '−GH₵1,250.25'],
    [ghs, 0, 'GH₵0.00'],
    [ghs, -0.001, 'GH₵0.00'],
  ])('in %o writes %d as %s', (money, change, text) => {
    expect(formatChange(money, change)).toBe(text)
  })
})

describe('readMoment', () => {
  it('is null for what is no moment', () => {
    expect(readMoment('yesterday')).toBeNull()
    expect(readMoment(undefined)).toBeNull()
    expect(readMoment('2025-01-26T09:05:00Z')?.toISOString()).toBe('2025-01-26T09:05:00.000Z')
  })
})
