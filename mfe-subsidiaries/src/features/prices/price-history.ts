import { getJson, parseList } from 'shared-contracts/host'
import { PriceHistoryResponse } from 'shared-contracts/api/prices'
import { queryOptions } from 'shared-contracts/query'
import { readMoment } from './price-format.ts'
import type { Quote } from './quote.ts'
import { priceLineOf, type PriceLine } from './price-line.ts'
import type { PricePoint } from './seen-prices.ts'

/** Names of the lists of prices, as the address of their history has them. */
export type PriceList = 'metals' | 'commodities' | 'ghana'

/** The past of one price of a list. */
interface NamedPast {
  readonly name: string
  readonly source: string
  readonly line: PriceLine
}

/** A line of 120 px shows no more turns than this; a week of hours has 168. */
const MOST_POINTS = 48

/** How a list of prices moved before this page was opened. Asked for once, when prices are shown; nothing waits for it. */
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
  // Counted from the newest, which the line leads on from.
  const [first, ...rest]: PricePoint[] = told.filter(
    (_point, index) => (told.length - 1 - index) % step === 0,
  )
  return first ? [{ name, source, line: priceLineOf([first, ...rest]) }] : []
}

/** The past of a price, from the same source: a sample never leads into a market's price. */
export const pastOf = (
  { name, source }: Quote,
  histories: readonly NamedPast[] = [],
): PriceLine | undefined =>
  histories.find((history) => history.name === name && history.source === source)?.line
