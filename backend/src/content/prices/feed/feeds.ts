import { readCommoditiesApi } from './commodities-api.ts'
import { readExchangeRate } from './exchange-rate-api.ts'
import type { FeedList, FeedConfigs } from './feed-config.ts'
import { Feed } from './feed.ts'
import { readGoldApi } from './gold-api.ts'
import { readPinkSheet } from './pink-sheet.ts'
import type { PriceRepository } from './price-repository.ts'
import { readTable } from './table.ts'

const COMMODITY_READERS = {
  table: readTable,
  'commodities-api': readCommoditiesApi,
  'pink-sheet': readPinkSheet,
} as const

/** The configured feeds, by list. */
export type Feeds = Readonly<Partial<Record<FeedList, Feed>>>

export function feedsOf(
  { metals, commodities, ghana, currency }: FeedConfigs,
  prices: PriceRepository,
): Feeds {
  return {
    ...(metals && {
      metals: new Feed({ list: 'metals', config: metals, prices, read: readGoldApi }),
    }),
    ...(commodities && {
      commodities: new Feed({
        list: 'commodities',
        config: commodities,
        prices,
        read: COMMODITY_READERS[commodities.format],
      }),
    }),
    ...(ghana && { ghana: new Feed({ list: 'ghana', config: ghana, prices, read: readTable }) }),
    ...(currency && {
      currency: new Feed({ list: 'currency', config: currency, prices, read: readExchangeRate }),
    }),
  }
}
