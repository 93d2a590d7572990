import { describe, expect, it } from '@jest/globals'
import type { NewsResponse } from 'shared-contracts/api/news'
import { aNewsItem } from '../../testing/subsidiary.ts'
import { featuredArticles, homeArticles, matchingArticles } from './select-articles.ts'

const article = (id: number, changes: Partial<NewsResponse> = {}) =>
  aNewsItem({ id, category: 'mining', region: 'ghana', featured: false, ...changes })

const ids = (articles: readonly NewsResponse[]) => articles.map(({ id }) => id)

describe('featured stories', () => {
  it('are the first three that are marked', () => {
    const marked = [1, 2, 3, 4, 5].map((id) => article(id, { featured: id !== 2 }))
    expect(ids(featuredArticles(marked))).toEqual([1, 3, 4])
  })
})

describe('stories of the home page', () => {
  it('are the newest three that are marked', () => {
    const marked = [1, 2, 3, 4, 5].map((id) => article(id, { featured: id !== 2 }))
    expect(ids(homeArticles(marked))).toEqual([1, 3, 4])
  })

  it('are the newest others where too few are marked, or none says so', () => {
    expect(
      ids(homeArticles([article(1), article(2, { featured: true }), aNewsItem({ id: 3 })])),
    ).toEqual([2, 1, 3])
    expect(ids(homeArticles([aNewsItem({ id: 1 }), aNewsItem({ id: 2 })]))).toEqual([1, 2])
  })
})

describe('filters', () => {
  const articles = [
    article(1),
    article(2, { region: 'africa' }),
    article(3, { category: 'energy' }),
    article(4, { category: 'energy', region: 'africa' }),
    // A story without category and region.
    aNewsItem({ id: 5 }),
  ]

  it.each([
    ['all', 'all', [1, 2, 3, 4, 5]],
    ['energy', 'all', [3, 4]],
    ['all', 'africa', [2, 4]],
    ['energy', 'africa', [4]],
    ['business', 'all', []],
  ] as const)('category %s and region %s leave %j', (category, region, expected) => {
    expect(ids(matchingArticles(articles, category, region))).toEqual(expected)
  })
})
