import { describe, expect, it } from '@jest/globals'
import {
  formatGhs,
  formatPercent,
  formatSigned,
  formatUsd,
  formatUsdChange,
  formatVolume,
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
  it('separates thousands of a volume', () => expect(formatVolume(12500)).toBe('12,500'))
  it('counts zero as up', () => {
    expect(isRise(0)).toBe(true)
    expect(isRise(-0.01)).toBe(false)
  })
})
