import type { ProductResponse } from 'shared-contracts/league/product'

/** Stock below which a card shows how many are left, if any are (requirement 9). */
const LOW_STOCK = 50
/** Maximum number of sizes on a card; of the others only the number is shown (requirement 9). */
const SIZES_ON_CARD = 4

/** Returns the discount on the former price, in whole percent; null without one. */
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

export const isSoldOut = ({ stock }: ProductResponse): boolean => stock === 0

/** What a card says about the stock; null while there is plenty. */
export function stockNoteOf(product: ProductResponse): string | null {
  if (isSoldOut(product)) return 'Sold out'
  return product.stock < LOW_STOCK ? `Only ${product.stock} left!` : null
}

/** The first four sizes, and how many more there are. */
export function sizesOnCard({ sizes }: ProductResponse): { shown: string[]; more: number } {
  return { shown: sizes.slice(0, SIZES_ON_CARD), more: Math.max(0, sizes.length - SIZES_ON_CARD) }
}

/** Formats a rating as full stars out of five, rounded down. */
export function starsOf({ rating }: ProductResponse): string {
  const full = Math.floor(rating)
  return '★'.repeat(full) + '☆'.repeat(5 - full)
}
