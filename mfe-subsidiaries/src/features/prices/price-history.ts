import { getJson, parseList } from 'shared-contracts/host'
import { PriceHistoryResponse } from 'shared-contracts/api/prices'
import { queryOptions } from 'shared-contracts/query'
import type { Quote } from './quote.ts'

/** Names of the lists of prices, as the address of their history has them. */
export type PriceList = 'metals' | 'commodities' | 'ghana'

type Past = PriceHistoryResponse['points']

/** How a list of prices moved before this page was opened. Asked for once, when prices are shown; nothing waits for it. */
export const historyQuery = (list: PriceList) => {
  const path = `/api/price-history/${list}`
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      parseList(PriceHistoryResponse, path, await getJson(path, { signal })),
  })
}

/** The past of a price, from the same source: a sample never leads into a market's price. */
export function pastOf(
  { name, source }: Quote,
  histories: readonly PriceHistoryResponse[] = [],
): Past {
  const history = histories.find((other) => other.name === name && other.source === source)
  return history?.points ?? []
}
