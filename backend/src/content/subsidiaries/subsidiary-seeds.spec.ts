import { describe, expect, it } from '@jest/globals'
import { SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import { SUBSIDIARY_SEEDS } from './subsidiary-seeds.ts'

const countWords = (text: string) => text.split(/\s+/).length

describe('subsidiary seeds', () => {
  it('are the five subsidiaries in menu order', () => {
    expect(SUBSIDIARY_SEEDS.map(({ slug }) => slug)).toEqual(SUBSIDIARY_SLUGS)
  })

  it.each(SUBSIDIARY_SEEDS)('give $name copy of the length its card is made for', (seed) => {
    expect(countWords(seed.tagline)).toBeGreaterThanOrEqual(4)
    expect(countWords(seed.tagline)).toBeLessThanOrEqual(9)
    expect(countWords(seed.description)).toBeGreaterThanOrEqual(30)
    expect(countWords(seed.description)).toBeLessThanOrEqual(50)
    expect([5, 6]).toContain(seed.services.length)
  })
})
