import { getJson, parseList } from 'shared-contracts/host'
import { PriceHistoryResponse } from 'shared-contracts/api/prices'
import { queryOptions } from 'shared-contracts/query'
import type { Quote } from './quote.ts'

/** Names of the lists of prices, as the address of their history has them. */
export type PriceList = 'metals' | 'commodities' | 'ghana'

/** How a price moved before this page was opened. */
export interface Past {
  /** When it began, as `asOf` of a price; undefined where nobody knows. */
  readonly since?: string | undefined
  /** Oldest first. */
  readonly prices: readonly number[]
}

/** The past of one price of a list. */
interface NamedPast extends Past {
  readonly name: string
  readonly source: string
}

const UNKNOWN: Past = { prices: [] }

/** A line of 120 px shows no more turns than this; a week of hours has 168. */
const MOST_POINTS = 48

/** How a list of prices moved before this page was opened. Asked for once, when prices are shown; nothing waits for it. */
export const historyQuery = (list: PriceList) => {
  const path = `/api/price-history/${list}`
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      parseList(PriceHistoryResponse, path, await getJson(path, { signal })).map(pastOfHistory),
  })
}

function pastOfHistory({ name, source, points }: PriceHistoryResponse): NamedPast {
  const step = Math.max(1, Math.ceil(points.length / MOST_POINTS))
  // Counted from the newest, which the line leads on from.
  const drawn = points.filter((_point, index) => (points.length - 1 - index) % step === 0)
  return { name, source, since: drawn[0]?.asOf, prices: drawn.map(({ price }) => price) }
}

/** The past of a price, from the same source: a sample never leads into a market's price. */
export const pastOf = ({ name, source }: Quote, histories: readonly NamedPast[] = []): Past =>
  histories.find((past) => past.name === name && past.source === source) ?? UNKNOWN
