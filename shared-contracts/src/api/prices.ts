import * as v from 'valibot'

/**
 * Where a price comes from and when it applied. Every member is optional: readers also show a record that has
 * none of them.
 */
const provenance = {
  /** Time at which the price applied; ISO 8601, UTC. */
  asOf: v.optional(v.string()),
  /** Source of the price; `sample` for a price of no market. */
  source: v.optional(v.string()),
  /** Whether the price is older than its source promises. */
  stale: v.optional(v.boolean()),
  /** Time at which the source last supplied it; ISO 8601, UTC. */
  fetchedAt: v.optional(v.string()),
  /** Delay of the source behind its market: `live`, `daily` or `monthly`; absent for samples. */
  delayClass: v.optional(v.string()),
  /** Human-readable page of the source. */
  sourceUrl: v.optional(v.string()),
  licence: v.optional(v.string()),
}

/**
 * The same price in the other currency, where there is a source of exchange rates; the provenance is the
 * rate's. Absent for samples.
 */
const converted = v.optional(
  v.object({
    /** `GHS` for a price in US dollars, `USD` for one in cedis. */
    currency: v.string(),
    price: v.number(),
    /** Cedis per US dollar. */
    rate: v.number(),
    ...provenance,
  }),
)

/** One metal, in US dollars per troy ounce. */
export const MetalPriceResponse = v.object({
  /** `Gold Spot` or `Silver Spot`. */
  name: v.string(),
  price: v.number(),
  /** Since the previous day, in US dollars. */
  change: v.number(),
  /** Since the previous day, in percent: 1.2 means 1.2 %. */
  changePercent: v.number(),
  ...provenance,
  converted,
})
export type MetalPriceResponse = v.InferOutput<typeof MetalPriceResponse>

/** One agricultural commodity on the world market, in US dollars per `unit`. */
export const CommodityPriceResponse = v.object({
  name: v.string(),
  symbol: v.string(),
  price: v.number(),
  unit: v.string(),
  change: v.number(),
  changePercent: v.number(),
  ...provenance,
  converted,
})
export type CommodityPriceResponse = v.InferOutput<typeof CommodityPriceResponse>

/** One commodity on Ghana's market, in cedis per `unit`. */
export const GhanaMarketPriceResponse = v.object({
  commodity: v.string(),
  closingPrice: v.number(),
  unit: v.string(),
  priceChange: v.number(),
  percentChange: v.number(),
  /** Traded units; shown only when above 0. */
  volume: v.number(),
  ...provenance,
  converted,
})
export type GhanaMarketPriceResponse = v.InferOutput<typeof GhanaMarketPriceResponse>

/** History of one price, for a sparkline: at most 168 points, an hour or more apart. */
export const PriceHistoryResponse = v.object({
  /** `name` or `commodity` of the price. */
  name: v.string(),
  /** As `source` of the price. */
  source: v.string(),
  /** Oldest first. */
  points: v.array(v.object({ asOf: v.string(), price: v.number() })),
})
export type PriceHistoryResponse = v.InferOutput<typeof PriceHistoryResponse>

/** Prices are refetched every 60 s and count as fresh for 30 s (requirement 9), in milliseconds. */
export const PRICE_REFETCH_MS = 60_000
export const PRICE_STALE_MS = 30_000
