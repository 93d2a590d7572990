import styled from '@emotion/styled'
import { formatMoment, formatPrice, readMoment } from './price-format.ts'
import type { Past } from './price-history.ts'
import type { SeenQuote } from './seen-prices.ts'

const WIDTH = 120
const HEIGHT = 36
/** Keeps the line's own width inside the picture. */
const EDGE = 3

interface SparklineProps {
  readonly quote: SeenQuote
  /** What came before. */
  readonly past: Past
}

/** The prices that this page has seen, as a line that begins with those before. */
export function Sparkline({ quote, past }: SparklineProps) {
  const prices = [...past.prices, ...quote.seen]
  return (
    <Line
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={describe(quote, prices, readMoment(past.since))}
    >
      <polyline points={pointsOf(prices)} fill="none" stroke="currentColor" strokeWidth="2" />
    </Line>
  )
}

function describe(quote: SeenQuote, prices: readonly number[], since: Date | null): string {
  const last = formatPrice(quote, quote.price)
  if (prices.length < 2) return `First price seen on this page: ${last}`
  const span = since ? `since ${formatMoment(since)}` : 'seen on this page'
  return `${prices.length} prices ${span}, from ${formatPrice(quote, prices[0] ?? quote.price)} to ${last}`
}

/** Places of the prices in the picture, from left to right; a single price is a level line. */
export function pointsOf(prices: readonly number[]): string {
  const line = prices.length === 1 ? [...prices, ...prices] : prices
  const low = Math.min(...line)
  const range = Math.max(...line) - low
  return line
    .map((price, index) => {
      const x = (index / (line.length - 1)) * (WIDTH - 2 * EDGE) + EDGE
      const height = range === 0 ? 0.5 : (price - low) / range
      const y = HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

const Line = styled.svg`
  color: var(--accent);
  stroke-linejoin: round;
  stroke-linecap: round;
`
