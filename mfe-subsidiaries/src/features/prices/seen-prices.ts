import { readMoment } from './price-format.ts'
import type { Quote } from './quote.ts'

/** A price and when it held, in milliseconds since 1970. */
export interface PricePoint {
  readonly at: number
  readonly price: number
}

/** A quote with the prices that this page has seen of it, oldest first. */
export interface SeenQuote extends Quote {
  readonly seen: readonly PricePoint[]
}

/** An hour of minutes; a page that stays open all day grows no further. */
const LONGEST = 60

/**
 * Adds what has just arrived to what was seen before. A price that is told twice was seen once; one that does not say
 * when it held holds `now`, in milliseconds since 1970.
 */
export function withSeenPrices(
  quotes: readonly Quote[],
  now: number,
  before: readonly SeenQuote[] = [],
): readonly SeenQuote[] {
  const known = new Map(before.map((quote) => [quote.name, quote]))
  return quotes.map((quote) => {
    const { asOf, price } = quote
    const point = { at: readMoment(asOf)?.getTime() ?? now, price }
    const last = known.get(quote.name)
    if (!last) return { ...quote, seen: [point] }
    const isTold = asOf !== undefined && asOf === last.asOf
    return { ...quote, seen: isTold ? last.seen : [...last.seen, point].slice(-LONGEST) }
  })
}
