import {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
  PRICE_REFETCH_MS,
  PRICE_STALE_MS,
} from 'shared-contracts/api/prices'
import { parseList } from 'shared-contracts/host'
import { queryOptions, type Query } from 'shared-contracts/query'
import type { GenericSchema, InferOutput } from 'valibot'
import { getJsonWithin } from './get-json-within.ts'
import { quoteOfCommodity, quoteOfGhanaMarket, quoteOfMetal, type Quote } from './quote.ts'
import { withSeenPrices, type SeenQuote } from './seen-prices.ts'

/** A request that hangs must neither hide its failure nor be in flight at the next poll; in milliseconds. */
const PRICE_TIME_LIMIT_MS = 10_000

/**
 * Prices, polled a minute after the last answer while the tab is visible (requirements 7 and 9). A tab that
 * becomes visible with stale prices asks at once, and the minute begins anew. Without a network a request
 * fails as any other does, so that the panel says so.
 */
function priceQuery<Schema extends GenericSchema>(
  path: string,
  schema: Schema,
  quoteOf: (record: InferOutput<Schema>) => Quote,
) {
  const queryKey = [path]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const answer = await getJsonWithin(PRICE_TIME_LIMIT_MS, path, signal)
      const quotes = parseList(schema, path, answer).map(quoteOf)
      const before = client.getQueryData<readonly SeenQuote[]>(queryKey)
      return withSeenPrices(quotes, Date.now(), before)
    },
    staleTime: PRICE_STALE_MS,
    refetchInterval: untilDue,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: isDue,
    refetchOnReconnect: isDue,
    networkMode: 'always',
  })
}

/**
 * Time to the next poll, in milliseconds. Prices that came with the document were true some time before, so the
 * first poll is that much earlier. A clock that is behind the server's puts none off.
 */
const untilDue = ({ state }: Pick<Query, 'state'>) => {
  const isFirst = state.dataUpdateCount + state.errorUpdateCount === 1
  const age = isFirst ? Date.now() - state.dataUpdatedAt : 0
  return age > 0 && age < PRICE_REFETCH_MS ? PRICE_REFETCH_MS - age : PRICE_REFETCH_MS
}

/** A request that failed counts too: a tab that comes and goes asks a failing server no more often. */
const isDue = ({ state: { dataUpdatedAt, errorUpdatedAt } }: Pick<Query, 'state'>) =>
  Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) >= PRICE_STALE_MS

/** Gold and silver, per troy ounce. */
export const metalsQuery = () => priceQuery('/api/metals-prices', MetalPriceResponse, quoteOfMetal)

/** World prices of farm products. */
export const commoditiesQuery = () =>
  priceQuery('/api/commodities-prices', CommodityPriceResponse, quoteOfCommodity)

/** Prices of farm products in Ghana. */
export const ghanaMarketQuery = () =>
  priceQuery('/api/ghana-market-data', GhanaMarketPriceResponse, quoteOfGhanaMarket)
