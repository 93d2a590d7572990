import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ARTICLES } from '../../testing/sample-records.ts'
import { addressed, has, needleIn, THOUSAND, typed } from '../../testing/combinations.ts'
import { readFilters } from '../filters/use-filters.ts'
import { ARTICLE_FILTERS, CATEGORIES, filterArticles, pagesOf } from './article-filters.ts'

const texts = ARTICLES.flatMap(({ title, excerpt }) => [title, excerpt])

describe('the filters of the news', () => {
  it('let through, together, what search and category each let through, the featured apart', () => {
    const combination = fc.record({
      q: typed(texts),
      category: fc.constantFrom('', ...CATEGORIES),
    })
    fc.assert(
      fc.property(combination, (chosen) => {
        const needle = needleIn(texts, chosen.q)
        const featured: string[] = []
        const latest: string[] = []
        for (const article of ARTICLES) {
          if (!has(article.title, needle) && !has(article.excerpt, needle)) continue
          const isAny = chosen.category === '' || chosen.category === 'All'
          if (!isAny && article.category !== chosen.category) continue
          ;(article.isFeatured ? featured : latest).push(article.slug)
        }
        const shown = filterArticles(ARTICLES, readFilters(ARTICLE_FILTERS, addressed(chosen)))
        expect(shown.featured.map(({ slug }) => slug)).toEqual(featured)
        expect(shown.latest.map(({ slug }) => slug)).toEqual(latest)
      }),
      THOUSAND,
    )
  })

  it.each([
    ['', 1],
    ['2', 2],
    ['7', 7],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['many', 1],
  ])('read the page "%s" of the address as %i', (page, pages) => {
    expect(pagesOf(page)).toBe(pages)
  })
})
