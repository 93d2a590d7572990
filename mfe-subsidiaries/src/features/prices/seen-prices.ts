import type { Quote } from './quote.ts'

/** A quote with the prices that this page has seen of it, oldest first. */
export interface SeenQuote extends Quote {
  readonly seen: readonly number[]
}

/** An hour of minutes; a page that stays open all day grows no further. */
const LONGEST = 60

/** Adds what has just arrived to what was seen before. A price that is told twice was seen once. */
export function withSeenPrices(
  quotes: readonly Quote[],
  before: readonly SeenQuote[] = [],
): readonly SeenQuote[] {
  const known = new Map(before.map((quote) => [quote.name, quote]))
  return quotes.map((quote) => {
    const last = known.get(quote.name)
    if (!last) return { ...quote, seen: [quote.price] }
    const isTold = quote.asOf !== undefined && quote.asOf === last.asOf
    const seen = isTold ? last.seen : [...last.seen, quote.price].slice(-LONGEST)
    return { ...quote, seen }
  })
}
