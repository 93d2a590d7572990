import { PRODUCT_CATEGORIES, type ProductResponse } from 'shared-contracts/league/product'
import { search } from '../filters/search.ts'
import { flag, oneOf, text, type FilterValues } from '../filters/use-filters.ts'
import { productTeamFilter } from '../filters/listed-filters.ts'

export const ALL_CATEGORIES = 'All Categories'
export const ALL_TEAMS = 'All Teams'
export const ALL_SIZES = 'All Sizes'
export const CATEGORIES = [ALL_CATEGORIES, ...PRODUCT_CATEGORIES] as const
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
  /** One of {@link teamsOf}. */
  team: productTeamFilter,
  sort: oneOf(SORTS),
  /** One of {@link sizesOf}. */
  size: text,
  sale: flag,
  new: flag,
}
export type ProductFilters = FilterValues<typeof PRODUCT_FILTERS>

type Products = readonly ProductResponse[]

/** Teams to choose from, in the order of the shop window. */
export const teamsOf = (products: Products): readonly string[] => [
  ALL_TEAMS,
  ...new Set(products.flatMap(({ team }) => team ?? [])),
]

/** Sizes to choose from. */
export const sizesOf = (products: Products): readonly string[] => [
  ALL_SIZES,
  ...new Set(products.flatMap(({ sizes }) => sizes)),
]

/** Comparators of the list; equal products keep the shop window's order. */
const ORDERS: Readonly<
  Record<ProductFilters['sort'], (a: ProductResponse, b: ProductResponse) => number>
> = {
  Featured: () => 0,
  'Price: Low to High': (a, b) => a.price - b.price,
  'Price: High to Low': (a, b) => b.price - a.price,
  'Newest First': (a, b) => Number(b.isNewArrival) - Number(a.isNewArrival),
  'Best Selling': (a, b) =>
    Number(b.isBestseller) - Number(a.isBestseller) || b.reviews - a.reviews,
}

/** Returns the products that match every filter, in the chosen order. */
export function filterProducts(products: Products, filters: ProductFilters): ProductResponse[] {
  const { q, category, sort, sale } = filters
  const team = teamsOf(products).find((each) => each === filters.team) ?? ALL_TEAMS
  const size = sizesOf(products).find((each) => each === filters.size) ?? ALL_SIZES
  return search(products, q, (product) => [product.name, product.team ?? '', product.category])
    .filter(
      (product) =>
        (category === ALL_CATEGORIES || product.category === category) &&
        (team === ALL_TEAMS || product.team === team) &&
        (size === ALL_SIZES || product.sizes.includes(size)) &&
        (sale === '' || product.originalPrice !== null) &&
        (filters.new === '' || product.isNewArrival),
    )
    .sort(ORDERS[sort])
}
