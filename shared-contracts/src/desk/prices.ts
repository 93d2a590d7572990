import * as v from 'valibot'
import { form } from '../api/form.ts'

/** Lists of prices that visitors see; calls about one are under `/api/desk/prices/<list>`. */
export const PRICE_LISTS = ['metals', 'commodities', 'ghana'] as const
export const PriceList = v.picklist(PRICE_LISTS, 'Choose a list')
export type PriceList = v.InferOutput<typeof PriceList>

/** One price as visitors currently see it. */
export const ShownPrice = v.object({
  name: v.string(),
  price: v.number(),
  currency: v.picklist(['USD', 'GHS']),
  unit: v.string(),
  changePercent: v.number(),
  /** Source of the price; `sample` for a price of no market. */
  source: v.string(),
  /** Time at which the price applied; ISO 8601, UTC. */
  asOf: v.string(),
  /** Whether it is older than its source promises. */
  stale: v.boolean(),
})
export type ShownPrice = v.InferOutput<typeof ShownPrice>

/** State of a configured price source. */
export const PriceFeed = v.object({
  source: v.string(),
  /** `upload` for a source whose prices are uploaded here or by the command, and never fetched. */
  kind: v.picklist(['asked', 'upload']),
  /** Time at which it last supplied prices; ISO 8601, UTC; null for never. */
  lastSuccessAt: v.nullable(v.string()),
  /** Time and description of its last failure; null for never. A later success does not clear it. */
  lastFault: v.nullable(v.object({ at: v.string(), text: v.string() })),
  /** Consecutive calls that returned no prices. */
  failures: v.number(),
  /** Earliest time of the next call; null for uploads. */
  nextAt: v.nullable(v.string()),
})
export type PriceFeed = v.InferOutput<typeof PriceFeed>

/** Answer of `GET /api/desk/prices`. */
export const DeskPrices = v.object({
  lists: v.array(
    v.object({
      list: PriceList,
      /** Null for a list without a source, which shows samples. */
      feed: v.nullable(PriceFeed),
      /** Empty while no price is recent enough to be shown. */
      prices: v.array(ShownPrice),
    }),
  ),
  /** Source of the rate between cedis and US dollars; null for an installation without one. */
  currency: v.nullable(PriceFeed),
})
export type DeskPrices = v.InferOutput<typeof DeskPrices>

/** Maximum length of a price file, in characters. */
export const MAX_PRICE_FILE = 500_000

/** Maximum size of a body with such a file, in bytes: JSON escapes its line ends and quotes with two characters. */
export const MAX_PRICE_FILE_BYTES = 1024 * 1024

/**
 * Body of `POST /api/desk/prices/:list/check`, which reports what would change, and of `POST
 * /api/desk/prices/:list/upload`, which applies it: the file's text, CSV with a header line or a JSON array.
 * 400 with a line for each mistake as `fieldErrors.text`, and nothing is applied; 409 if the list has a
 * different source.
 */
export const PriceFileRequest = form({
  text: v.pipe(
    v.string('Choose a file'),
    v.minLength(1, 'The file is empty'),
    v.maxLength(MAX_PRICE_FILE, 'The file is larger than a list of prices'),
  ),
})

/** What a file changes for visitors: the newest price of each name. */
export const PriceFileAnswer = v.object({
  changes: v.array(
    v.object({
      name: v.string(),
      unit: v.string(),
      asOf: v.string(),
      /** Null for a name that visitors will not see: it is not in the file, or its newest price is too old. */
      price: v.nullable(v.number()),
      /** Price that visitors see before the upload; null for a new name. */
      before: v.nullable(v.number()),
    }),
  ),
  /** Number of rows in the file, including those of earlier days. */
  rows: v.number(),
})
export type PriceFileAnswer = v.InferOutput<typeof PriceFileAnswer>
