import { describe, expect, it } from '@jest/globals'
import type { NewsArticle } from '../../data/news.ts'
import { featuredArticles, matchingArticles } from './select-articles.ts'

const article = (id: number, changes: Partial<NewsArticle> = {}): NewsArticle => ({
  id,
  title: `Story ${id}`,
  excerpt: '',
  date: '2025-01-01',
  imageUrl: '/media/gold',
  category: 'mining',
  region: 'ghana',
  featured: false,
  source: 'Nobody',
  sourceUrl: 'https://example.com/',
  ...changes,
})

const ids = (articles: readonly NewsArticle[]) => articles.map(({ id }) => id)

describe('featured stories', () => {
  it('are the first three that are marked', () => {
    const marked = [1, 2, 3, 4, 5].map((id) => article(id, { featured: id !== 2 }))
    expect(ids(featuredArticles(marked))).toEqual([1, 3, 4])
  })
})

describe('filters', () => {
  const articles = [
    article(1),
    article(2, { region: 'africa' }),
    article(3, { category: 'energy' }),
    article(4, { category: 'energy', region: 'africa' }),
  ]

  it.each([
    ['all', 'all', [1, 2, 3, 4]],
    ['energy', 'all', [3, 4]],
    ['all', 'africa', [2, 4]],
    ['energy', 'africa', [4]],
    ['business', 'all', []],
  ] as const)('category %s and region %s leave %j', (category, region, expected) => {
    expect(ids(matchingArticles(articles, category, region))).toEqual(expected)
  })
})
