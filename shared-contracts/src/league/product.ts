import * as v from 'valibot'
import { Count } from './name.ts'

export const PRODUCT_CATEGORIES = [
  'National Team',
  'Club Jerseys',
  'Accessories',
  'Equipment',
] as const

/** Drawings that can illustrate a product. */
export const PRODUCT_DRAWINGS = ['jersey', 'scarf', 'cap', 'ball', 'guards'] as const

/** A piece of merchandise: `GET /api/league/products`, in the order of the shop window. */
export const ProductResponse = v.object({
  slug: v.string(),
  name: v.string(),
  /** In pesewas, a hundredth of a cedi: 18500 is GH₵ 185.00. */
  price: Count,
  /** Price before a reduction, in pesewas; null if it is not reduced. */
  originalPrice: v.nullable(Count),
  category: v.picklist(PRODUCT_CATEGORIES),
  /** `Ghana` or the name of a club; null for an item of no team. */
  team: v.nullable(v.string()),
  /** Name of its drawing. */
  image: v.string(),
  /** From 0 to 5. */
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviews: Count,
  sizes: v.array(v.string()),
  colors: v.array(v.string()),
  isNewArrival: v.boolean(),
  isBestseller: v.boolean(),
  isLimitedEdition: v.boolean(),
  stock: Count,
  description: v.string(),
})
export type ProductResponse = v.InferOutput<typeof ProductResponse>
