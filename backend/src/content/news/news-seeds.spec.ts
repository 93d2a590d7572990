import { describe, expect, it } from '@jest/globals'
import { NEWS_SEEDS } from './news-seeds.ts'

describe('news seeds', () => {
  it('are eight news items of 2025 with ids of their own', () => {
    expect(NEWS_SEEDS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(NEWS_SEEDS.every(({ date }) => new Date(date).getUTCFullYear() === 2025)).toBe(true)
  })
})
