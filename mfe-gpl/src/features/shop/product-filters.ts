import type { Product } from '../../league/product.ts'
import { PRODUCTS } from '../../data/products.ts'
import { search } from '../filters/search.ts'
import { flag, oneOf, text, type FilterValues } from '../filters/use-filters.ts'

export const ALL_CATEGORIES = 'All Categories'
export const ALL_TEAMS = 'All Teams'
export const ALL_SIZES = 'All Sizes'
export const CATEGORIES = [
  ALL_CATEGORIES,
  'National Team',
  'Club Jerseys',
  'Accessories',
  'Equipment',
] as const
export const TEAMS = [ALL_TEAMS, 'Ghana', 'Hearts of Oak', 'Asante Kotoko', 'Dreams FC'] as const
export const SIZES: readonly [string, ...string[]] = [
  ALL_SIZES,
  ...new Set(PRODUCTS.flatMap(({ sizes }) => sizes)),
]
export const SORTS = [
  'Featured',
  'Price: Low to High',
  'Price: High to Low',
  'Newest First',
  'Best Selling',
] as const

export const PRODUCT_FILTERS = {
  q: text,
  category: oneOf(CATEGORIES),
  team: oneOf(TEAMS),
  sort: oneOf(SORTS),
  size: oneOf(SIZES),
  sale: flag,
  new: flag,
}
export type ProductFilters = FilterValues<typeof PRODUCT_FILTERS>

/** Orders of the list; a sort keeps the window's order among equals. */
const ORDERS: Readonly<Record<ProductFilters['sort'], (a: Product, b: Product) => number>> = {
  Featured: () => 0,
  'Price: Low to High': (a, b) => a.price - b.price,
  'Price: High to Low': (a, b) => b.price - a.price,
  'Newest First': (a, b) => Number(b.isNewArrival) - Number(a.isNewArrival),
  'Best Selling': (a, b) =>
    Number(b.isBestseller) - Number(a.isBestseller) || b.reviews - a.reviews,
}

/** Products that every filter lets through, in the chosen order. */
export function filterProducts(products: readonly Product[], filters: ProductFilters): Product[] {
  const { q, category, team, sort, size, sale } = filters
  return search(products, q, (product) => [product.name, product.team ?? '', product.category])
    .filter(
      (product) =>
        (category === ALL_CATEGORIES || product.category === category) &&
        (team === ALL_TEAMS || product.team === team) &&
        (size === ALL_SIZES || product.sizes.includes(size)) &&
        (sale === '' || product.originalPrice !== undefined) &&
        (filters.new === '' || product.isNewArrival),
    )
    .sort(ORDERS[sort])
}
