import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PRODUCTS } from '../../testing/sample-records.ts'
import { addressed, has, needleIn, THOUSAND, typed } from '../../testing/combinations.ts'
import { readFilters } from '../filters/use-filters.ts'
import { CATEGORIES, filterProducts, PRODUCT_FILTERS, SORTS } from './product-filters.ts'

const texts = PRODUCTS.flatMap(({ name, team, category }) => [name, team ?? '', category])

describe('the filters of the shop', () => {
  it('let through, together, what search, category, team, size, sale and new each let through', () => {
    const combination = fc.record({
      q: typed(texts.filter(Boolean)),
      category: fc.constantFrom('', ...CATEGORIES.slice(1)),
      team: fc.constantFrom('', 'Ghana', 'Hearts of Oak', 'Asante Kotoko', 'Dreams FC'),
      size: fc.constantFrom('', 'S', 'M', 'L', 'XL', 'XXL', 'One Size', '4', '5'),
      sale: fc.constantFrom('', '1'),
      new: fc.constantFrom('', '1'),
      sort: fc.constantFrom('', ...SORTS),
    })
    fc.assert(
      fc.property(combination, (chosen) => {
        const needle = needleIn(texts, chosen.q)
        const expected = new Set<string>()
        for (const product of PRODUCTS) {
          const { name, category } = product
          const team = product.team ?? ''
          if (![name, team, category].some((text) => has(text, needle))) continue
          if (chosen.category !== '' && category !== chosen.category) continue
          if (chosen.team !== '' && team !== chosen.team) continue
          if (chosen.size !== '' && !product.sizes.includes(chosen.size)) continue
          if (chosen.sale === '1' && product.originalPrice === null) continue
          if (chosen.new === '1' && !product.isNewArrival) continue
          expected.add(product.slug)
        }
        const shown = filterProducts(PRODUCTS, readFilters(PRODUCT_FILTERS, addressed(chosen)))
        expect(new Set(shown.map(({ slug }) => slug))).toEqual(expected)
        expect(shown).toHaveLength(expected.size)
        shown.forEach((product, index) => {
          const before = shown[index - 1]
          if (!before) return
          if (chosen.sort === 'Price: Low to High') expect(before.price <= product.price).toBe(true)
          if (chosen.sort === 'Price: High to Low') expect(before.price >= product.price).toBe(true)
          if (chosen.sort === 'Newest First' && product.isNewArrival) {
            expect(before.isNewArrival).toBe(true)
          }
          if (chosen.sort === 'Best Selling' && product.isBestseller) {
            expect(before.isBestseller).toBe(true)
          }
          if (chosen.sort === '' || chosen.sort === 'Featured') {
            expect(PRODUCTS.indexOf(before)).toBeLessThan(PRODUCTS.indexOf(product))
          }
        })
      }),
      THOUSAND,
    )
  })
})
