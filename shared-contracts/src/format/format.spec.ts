import { describe, expect, it } from '@jest/globals'
import {
  formatGhs,
  formatPercent,
  formatSigned,
  formatUsd,
  formatUsdChange,
  formatWhole,
  isRise,
} from './format.ts'

describe('formats', () => {
  it('writes dollars with two decimals', () => expect(formatUsd(2345.6)).toBe('$2,345.60'))
  it('puts a plus before a positive change only', () => {
    expect(formatUsdChange(1.25)).toBe('+$1.25')
    expect(formatUsdChange(-1.25)).toBe('−$1.25')
    expect(formatUsdChange(0)).toBe('$0.00')
  })
  it('writes percent with two decimals', () => expect(formatPercent(1.2)).toBe('+1.20%'))
  it('writes cedis with the sign before the amount', () =>
    expect(formatGhs(1234.5)).toBe('GH₵1,234.50'))
  it('writes a difference with its sign', () =>
    expect([5, -5, 0].map(formatSigned)).toEqual(['+5', '−5', '0']))
  it.each([
    [0, '0'],
    [999, '999'],
    [12500, '12,500'],
    [1234567.5, '1,234,568'],
    [-1000, '-1,000'],
  ])('separates thousands of %d as %s', (value, text) => expect(formatWhole(value)).toBe(text))
  it('counts zero as up', () => {
    expect(isRise(0)).toBe(true)
    expect(isRise(-0.001)).toBe(true)
    expect(isRise(-0.01)).toBe(false)
  })
})
