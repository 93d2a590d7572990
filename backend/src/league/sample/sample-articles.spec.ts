import { describe, expect, it } from '@jest/globals'
import { SAMPLE_ARTICLES } from './sample-articles.ts'

describe('stories of the sample season', () => {
  it('have a picture each, so that no page shows one twice', () => {
    const pictures = SAMPLE_ARTICLES.map(({ image }) => image)
    expect(new Set(pictures).size).toBe(SAMPLE_ARTICLES.length)
  })
})
