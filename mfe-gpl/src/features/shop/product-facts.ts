import type { ProductResponse } from 'shared-contracts/league/product'

/** Below this stock a card says how many are left (requirement 9). */
const LOW_STOCK = 50
/** Sizes on a card; the others are a number (requirement 9). */
const SIZES_ON_CARD = 4

/** What is off the former price, in whole percent; null without one. */
export function percentOff({ price, originalPrice }: ProductResponse): number | null {
  return originalPrice === null ? null : Math.round(((originalPrice - price) / originalPrice) * 100)
}

/** Badges in the order in which a card shows them. */
export function badgesOf(product: ProductResponse): string[] {
  return [
    ...(product.isNewArrival ? ['NEW'] : []),
    ...(product.isBestseller ? ['BESTSELLER'] : []),
    ...(product.isLimitedEdition ? ['LIMITED'] : []),
    ...(product.originalPrice === null ? [] : ['SALE']),
  ]
}

export function lowStockOf({ stock }: ProductResponse): string | null {
  return stock < LOW_STOCK ? `Only ${stock} left!` : null
}

/** The first four sizes, and how many more there are. */
export function sizesOnCard({ sizes }: ProductResponse): { shown: string[]; more: number } {
  return { shown: sizes.slice(0, SIZES_ON_CARD), more: Math.max(0, sizes.length - SIZES_ON_CARD) }
}

/** Full stars of five: the floor of the rating. */
export function starsOf({ rating }: ProductResponse): string {
  const full = Math.floor(rating)
  return '★'.repeat(full) + '☆'.repeat(5 - full)
}
