import * as v from 'valibot'

/** How far behind the market a source is. */
export const DELAY_CLASSES = ['live', 'daily', 'monthly'] as const
export type DelayClass = (typeof DELAY_CLASSES)[number]

const address = v.pipe(
  v.string('must be an address'),
  v.regex(/^(https?|file):\/\//, 'must be an address of http, https or file'),
  v.url('must be an address of http, https or file'),
)

/** One source of prices. */
export const FeedConfig = v.strictObject(
  {
    url: address,
    /** Sent as the header `X-Api-Key`. */
    key: v.optional(v.string()),
    /** Who says so, as visitors read it. */
    source: v.pipe(
      v.string('must name the source'),
      v.minLength(1, 'must name the source'),
      v.notValue('sample', 'is reserved for prices that are no market’s'),
    ),
    /** Page of the source for people; without it, the origin of `url`. */
    page: v.optional(address),
    licence: v.optional(v.string()),
    delay: v.picklist(DELAY_CLASSES, `must be one of ${DELAY_CLASSES.join(', ')}`),
    /** Quota: seconds between two fetches, of all processes together. */
    everySeconds: v.optional(v.pipe(v.number(), v.minValue(5, 'must be at least 5'))),
  },
  'must be an object of url, source, delay, and optionally key, page, licence and everySeconds',
)
export type FeedConfig = v.InferOutput<typeof FeedConfig>

export const PRICE_LISTS = ['metals', 'commodities', 'ghana'] as const
export type PriceList = (typeof PRICE_LISTS)[number]

/** Which lists have a real source; the others show samples. */
export const FeedConfigs = v.strictObject(
  {
    /** Root of gold-api.com or of what answers `/price/XAU` and `/price/XAG` as it does. */
    metals: v.optional(FeedConfig),
    /** A table of prices in US dollars, as `readTable` reads it. */
    commodities: v.optional(FeedConfig),
    /** A table of prices in cedis. */
    ghana: v.optional(FeedConfig),
  },
  `must be an object of ${PRICE_LISTS.join(', ')}`,
)
export type FeedConfigs = v.InferOutput<typeof FeedConfigs>
