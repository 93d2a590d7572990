import * as v from 'valibot'
import { form } from '../api/form.ts'

/** Lists of prices that visitors read; calls about one lie under `/api/desk/prices/<list>`. */
export const PRICE_LISTS = ['metals', 'commodities', 'ghana'] as const
export const PriceList = v.picklist(PRICE_LISTS, 'Choose a list')
export type PriceList = v.InferOutput<typeof PriceList>

/** One price as visitors read it now. */
export const ShownPrice = v.object({
  name: v.string(),
  price: v.number(),
  currency: v.picklist(['USD', 'GHS']),
  unit: v.string(),
  changePercent: v.number(),
  /** Who says so; `sample` for what no market says. */
  source: v.string(),
  /** ISO 8601, UTC: when the price held. */
  asOf: v.string(),
  /** Whether it is older than its source promises. */
  stale: v.boolean(),
})
export type ShownPrice = v.InferOutput<typeof ShownPrice>

/** A source that is configured, and how it does. */
export const PriceFeed = v.object({
  source: v.string(),
  /** `upload` for one whose prices are uploaded here or by the command, and never asked for. */
  kind: v.picklist(['asked', 'upload']),
  /** ISO 8601, UTC: when it last gave prices; null for never. */
  lastSuccessAt: v.nullable(v.string()),
  /** When it last failed, and why in words; null for never. It stays after a later success. */
  lastFault: v.nullable(v.object({ at: v.string(), text: v.string() })),
  /** Calls in a row that gave no prices. */
  failures: v.number(),
  /** Not asked again before; null for uploads. */
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
      /** Empty while there is none young enough to be shown. */
      prices: v.array(ShownPrice),
    }),
  ),
  /** The rate between cedis and US dollars; null for an installation without a source of it. */
  currency: v.nullable(PriceFeed),
})
export type DeskPrices = v.InferOutput<typeof DeskPrices>

/** Most characters of a file of prices. */
export const MAX_PRICE_FILE = 500_000

/**
 * Body of `POST /api/desk/prices/:list/check`, which says what would change, and of `POST
 * /api/desk/prices/:list/upload`, which does it: the file's text, CSV with a line of names or a JSON array. 400 with
 * a line for each mistake as `fieldErrors.text`, and nothing is taken; 409 where the list's source is another one.
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
      /** Null for a name that the file does not have: visitors no longer read it. */
      price: v.nullable(v.number()),
      /** What visitors read so far; null for a new name. */
      before: v.nullable(v.number()),
    }),
  ),
  /** Rows of the file, those of earlier days included. */
  rows: v.number(),
})
export type PriceFileAnswer = v.InferOutput<typeof PriceFileAnswer>
