import { getJson, parseList } from 'shared-contracts/host'
import { PriceHistoryResponse } from 'shared-contracts/api/prices'
import { queryOptions } from 'shared-contracts/query'
import { readMoment } from './price-format.ts'
import type { Quote } from './quote.ts'
import type { PricePoint } from './seen-prices.ts'

/** Names of the lists of prices, as the address of their history has them. */
export type PriceList = 'metals' | 'commodities' | 'ghana'

/**
 * The past of one price of a list. Times are kept as the steps between them: prices come by the hour or by the day, and
 * the document holds what is kept.
 */
interface NamedPast {
  readonly name: string
  readonly source: string
  /** Time of each point since the one before it, in milliseconds; that of the first since 1970. Oldest first. */
  readonly steps: readonly number[]
  readonly prices: readonly number[]
}

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
  const told = points.flatMap(({ asOf, price }) => {
    const at = readMoment(asOf)?.getTime()
    return at === undefined ? [] : [{ at, price }]
  })
  const step = Math.max(1, Math.ceil(told.length / MOST_POINTS))
  // Counted from the newest, which the line leads on from.
  const drawn = told.filter((_point, index) => (told.length - 1 - index) % step === 0)
  return {
    name,
    source,
    steps: drawn.map(({ at }, index) => at - (drawn[index - 1]?.at ?? 0)),
    prices: drawn.map(({ price }) => price),
  }
}

/** The past of a price, from the same source and the oldest first: a sample never leads into a market's price. */
export function pastOf(
  { name, source }: Quote,
  histories: readonly NamedPast[] = [],
): PricePoint[] {
  const past = histories.find((history) => history.name === name && history.source === source)
  let at = 0
  return (
    past?.prices.map((price, index) => {
      at += past.steps[index] ?? 0
      return { at, price }
    }) ?? []
  )
}
