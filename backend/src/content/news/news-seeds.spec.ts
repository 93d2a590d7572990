import { describe, expect, it } from '@jest/globals'
import { NewsResponse } from 'shared-contracts/api/news'
import * as v from 'valibot'
import { NEWS_SEEDS } from './news-seeds.ts'

describe('news seeds', () => {
  it('are the eight stories of requirement 2.7, newest first, all told elsewhere', () => {
    expect(NEWS_SEEDS).toHaveLength(8)
    const dates = NEWS_SEEDS.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(NEWS_SEEDS.every(({ sourceUrl }) => sourceUrl.startsWith('https://'))).toBe(true)
    expect(new Set(NEWS_SEEDS.map(({ title }) => title)).size).toBe(8)
  })

  it('have a picture each, told in words of its own', () => {
    for (const part of ['imageUrl', 'imageAlt'] as const)
      expect(new Set(NEWS_SEEDS.map((seed) => seed[part])).size).toBe(NEWS_SEEDS.length)
  })

  it('give the page three featured stories and every filter something to do', () => {
    expect(NEWS_SEEDS.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3)
    expect(new Set(NEWS_SEEDS.map(({ category }) => category)).size).toBe(6)
    expect(new Set(NEWS_SEEDS.map(({ region }) => region)).size).toBe(3)
    const list = NEWS_SEEDS.map((seed, index) => ({ id: index + 1, content: '', ...seed }))
    expect(v.is(v.array(NewsResponse), list)).toBe(true)
  })
})
