import styled from '@emotion/styled'
import { formatPrice } from './price-format.ts'
import type { SeenQuote } from './seen-prices.ts'

const WIDTH = 120
const HEIGHT = 36
/** Keeps the line's own width inside the picture. */
const EDGE = 3

/** The prices that this page has seen, as a line. */
export function Sparkline({ quote }: { readonly quote: SeenQuote }) {
  const { seen } = quote
  return (
    <Line
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={describe(quote)}
    >
      <polyline points={pointsOf(seen)} fill="none" stroke="currentColor" strokeWidth="2" />
    </Line>
  )
}

function describe(quote: SeenQuote): string {
  const { seen, price } = quote
  const first = seen[0] ?? price
  if (seen.length < 2) return `First price seen on this page: ${formatPrice(quote, price)}`
  return `${seen.length} prices seen on this page, from ${formatPrice(quote, first)} to ${formatPrice(quote, price)}`
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
