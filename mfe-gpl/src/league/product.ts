import * as v from 'valibot'

export const PRODUCT_CATEGORIES = [
  'National Team',
  'Club Jerseys',
  'Accessories',
  'Equipment',
] as const
export const PRODUCT_TEAMS = ['Ghana', 'Hearts of Oak', 'Asante Kotoko', 'Dreams FC'] as const

/** A piece of merchandise. Prices are in cedis. */
export const Product = v.object({
  id: v.string(),
  name: v.string(),
  price: v.number(),
  /** Before a reduction. */
  originalPrice: v.optional(v.number()),
  category: v.picklist(PRODUCT_CATEGORIES),
  team: v.optional(v.picklist(PRODUCT_TEAMS)),
  /** Which drawing stands for it. */
  image: v.string(),
  /** From 0 to 5. */
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviews: v.number(),
  sizes: v.array(v.string()),
  colors: v.array(v.string()),
  isNewArrival: v.boolean(),
  isBestseller: v.boolean(),
  isLimitedEdition: v.boolean(),
  stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
  description: v.string(),
})
export type Product = v.InferOutput<typeof Product>
