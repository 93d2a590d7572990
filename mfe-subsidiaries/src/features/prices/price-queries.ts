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

/** Timeout of a request, in milliseconds: one that hangs must show its failure, and end before the next poll. */
const PRICE_TIME_LIMIT_MS = 10_000

/**
 * Queries prices, and polls a minute after the last response while the tab is visible (requirements 7 and 9). A
 * tab that becomes visible with stale prices refetches at once, and the minute restarts.
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
  })
}

/**
 * Returns the time to the next poll, in milliseconds. Prices in the document have a certain age, so the first poll
 * is that much earlier. If the clock is behind the server's, the poll is not delayed.
 */
const untilDue = ({ state }: Pick<Query, 'state'>) => {
  const isFirst = state.dataUpdateCount + state.errorUpdateCount === 1
  const age = isFirst ? Date.now() - state.dataUpdatedAt : 0
  return age > 0 && age < PRICE_REFETCH_MS ? PRICE_REFETCH_MS - age : PRICE_REFETCH_MS
}

/** Whether a refetch is due. Failed requests count too, so that switching tabs does not burden a failing server. */
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
