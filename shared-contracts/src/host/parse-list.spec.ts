import { describe, expect, it } from '@jest/globals'
import { MetalPriceResponse } from '../api/prices.ts'
import { parseList, reportRefusalsTo } from './parse-list.ts'

const gold = { name: 'Gold Spot', price: 2400.5, change: 1, changePercent: 0.04 }

describe('parseList', () => {
  it('reads records that have only the members of the specification', () => {
    expect(parseList(MetalPriceResponse, '/api/metals-prices', [gold])).toEqual([gold])
  })

  it('ignores members it does not know', () => {
    expect(parseList(MetalPriceResponse, '/api/metals-prices', [{ ...gold, karat: 24 }])).toEqual([
      gold,
    ])
  })

  it('skips a record it cannot read, says so, and keeps the rest', () => {
    const refusals: string[] = []
    reportRefusalsTo((path, reason) => refusals.push(`${path} ${reason}`))
    const answer = [{ ...gold, price: 'high' }, gold]
    expect(parseList(MetalPriceResponse, '/api/metals-prices', answer)).toEqual([gold])
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatch(/^\/api\/metals-prices \[0\] .*price/s)
  })

  it('throws on an answer that is no list', () => {
    expect(() => parseList(MetalPriceResponse, '/api/metals-prices', { error: true })).toThrow(
      '/api/metals-prices answered no list',
    )
  })
})
