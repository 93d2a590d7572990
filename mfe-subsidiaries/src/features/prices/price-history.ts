import { getJson, parseList } from 'shared-contracts/host'
import { PriceHistoryResponse } from 'shared-contracts/api/prices'
import { queryOptions } from 'shared-contracts/query'
import { readMoment } from './price-format.ts'
import type { Quote } from './quote.ts'
import { priceLineOf, type PriceLine } from './price-line.ts'
import type { PricePoint } from './seen-prices.ts'

/** Names of the price lists, as in the address of their history. */
export type PriceList = 'metals' | 'commodities' | 'ghana'

/** History of one price of a list. */
interface NamedPast {
  readonly name: string
  readonly source: string
  readonly line: PriceLine
}

/** Maximum number of points that a line of 120 px can show; a week of hours has 168. */
const MOST_POINTS = 48

/** The history of a price list before this page was opened. Fetched once, with the prices; nothing waits for it. */
export const historyQuery = (list: PriceList) => {
  const path = `/api/price-history/${list}`
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      parseList(PriceHistoryResponse, path, await getJson(path, { signal })).flatMap(pastOfHistory),
  })
}

function pastOfHistory({ name, source, points }: PriceHistoryResponse): NamedPast[] {
  const told = points.flatMap(({ asOf, price }) => {
    const at = readMoment(asOf)?.getTime()
    return at === undefined ? [] : [{ at, price }]
  })
  const step = Math.max(1, Math.ceil(told.length / MOST_POINTS))
  // Counted back from the newest point, where the line continues.
  const [first, ...rest]: PricePoint[] = told.filter(
    (_point, index) => (told.length - 1 - index) % step === 0,
  )
  return first ? [{ name, source, line: priceLineOf([first, ...rest]) }] : []
}

/** Returns the history of a price from the same source: a sample's line is never continued by a market's price. */
export const pastOf = (
  { name, source }: Quote,
  histories: readonly NamedPast[] = [],
): PriceLine | undefined =>
  histories.find((history) => history.name === name && history.source === source)?.line
