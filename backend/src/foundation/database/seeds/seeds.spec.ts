import { describe, expect, it } from '@jest/globals'
import { SUBSIDIARY_SLUGS } from 'shared-contracts'
import { NEWS_SEEDS } from '../../../content/news/news-seeds.ts'
import { SUBSIDIARY_SEEDS } from '../../../content/subsidiaries/subsidiary-seeds.ts'

const words = (text: string) => text.split(/\s+/).length

describe('seeds', () => {
  it('are the five subsidiaries in menu order', () => {
    expect(SUBSIDIARY_SEEDS.map(({ slug }) => slug)).toEqual(SUBSIDIARY_SLUGS)
  })

  it.each(SUBSIDIARY_SEEDS)('give $name copy of the length its card is made for', (seed) => {
    expect(words(seed.tagline)).toBeGreaterThanOrEqual(4)
    expect(words(seed.tagline)).toBeLessThanOrEqual(9)
    expect(words(seed.description)).toBeGreaterThanOrEqual(30)
    expect(words(seed.description)).toBeLessThanOrEqual(50)
    expect([5, 6]).toContain(seed.services.length)
  })

  it('are eight news items of 2025 with ids of their own', () => {
    expect(NEWS_SEEDS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(NEWS_SEEDS.every(({ date }) => new Date(date).getUTCFullYear() === 2025)).toBe(true)
  })
})
