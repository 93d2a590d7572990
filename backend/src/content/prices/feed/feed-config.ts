import { PRICE_LISTS, type PriceList } from 'shared-contracts/desk/prices'
import * as v from 'valibot'

/** How far behind the market a source is. */
export const DELAY_CLASSES = ['live', 'daily', 'monthly'] as const
export type DelayClass = (typeof DELAY_CLASSES)[number]

/** `url` of a list without a source: its prices are uploaded at the desk or by a command. */
export const UPLOAD = 'upload:'

const address = v.pipe(
  v.string('must be an address'),
  v.regex(/^(https?|file):\/\//, 'must be an address of http, https or file'),
  v.url('must be an address of http, https or file'),
)
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be a name of letters, digits, - _'))

const common = {
  /** Our API key at the source. */
  key: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  /** Header or query parameter that carries the key; the header `X-Api-Key` by default. */
  keyHeader: v.optional(name),
  keyParameter: v.optional(name),
  /** The source's name, as visitors read it. */
  source: v.pipe(
    v.string('must name the source'),
    v.minLength(1, 'must name the source'),
    v.notValue('sample', 'is reserved for prices that are no market’s'),
  ),
  /** Page of the source for people; the origin of `url` by default. */
  page: v.optional(address),
  licence: v.optional(v.string()),
  delay: v.picklist(DELAY_CLASSES, `must be one of ${DELAY_CLASSES.join(', ')}`),
  /** Quota: minimum number of seconds between two fetches, across all processes. */
  everySeconds: v.optional(v.pipe(v.number(), v.minValue(5, 'must be at least 5'))),
}

const feed = <Url extends v.GenericSchema<string, string>, Extra extends v.ObjectEntries>(
  url: Url,
  extra: Extra,
) =>
  v.strictObject(
    { url, ...common, ...extra },
    'must be an object of url, source, delay, and optionally key, keyHeader, keyParameter, page, licence, everySeconds and what its list allows',
  )

/** Formats of commodity prices: see `readTable`, `readCommoditiesApi` and `readPinkSheet`. */
const COMMODITY_FORMATS = ['table', 'commodities-api', 'pink-sheet'] as const

const uploadable = v.union(
  [v.literal(UPLOAD), address],
  `must be an address of http, https or file, or ${UPLOAD}`,
)

/** Lists whose readings the database stores: those that are served, and the rate between their currencies. */
export type FeedList = PriceList | 'currency'

/** Which lists have a real source; the others show samples. */
export const FeedConfigs = v.strictObject(
  {
    /** Root of gold-api.com, or of a source compatible with its `/price/XAU` and `/price/XAG`. */
    metals: v.optional(feed(address, {})),
    /** Prices in US dollars. */
    commodities: v.optional(
      feed(uploadable, {
        format: v.optional(
          v.picklist(COMMODITY_FORMATS, `must be one of ${COMMODITY_FORMATS.join(', ')}`),
          'table',
        ),
      }),
    ),
    /** A table of prices in cedis. */
    ghana: v.optional(feed(uploadable, {})),
    /** Cedis per US dollar, from a source compatible with `/v6/latest/USD` of open.er-api.com. */
    currency: v.optional(feed(address, {})),
  },
  `must be an object of ${PRICE_LISTS.join(', ')} and currency`,
)
export type FeedConfigs = v.InferOutput<typeof FeedConfigs>

/** Settings that all sources have in common. */
export type FeedConfig = NonNullable<FeedConfigs['metals']>
