import { readMoment } from './price-format.ts'
import type { Quote } from './quote.ts'

/** A price and its time, in milliseconds since 1970. */
export interface PricePoint {
  readonly at: number
  readonly price: number
}

/** A quote with its prices seen by this page, oldest first. */
export interface SeenQuote extends Quote {
  readonly seen: readonly PricePoint[]
}

/** One hour of polls; a page that stays open all day grows no further. */
const LONGEST = 60

/**
 * Adds new prices to those seen before from the same source. A price received twice is stored once; one without a
 * time gets `now`, in milliseconds since 1970.
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
    if (!last || last.source !== quote.source) return { ...quote, seen: [point] }
    const isTold = asOf !== undefined && asOf === last.asOf
    return { ...quote, seen: isTold ? last.seen : [...last.seen, point].slice(-LONGEST) }
  })
}
