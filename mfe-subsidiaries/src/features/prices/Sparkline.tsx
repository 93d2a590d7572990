import styled from '@emotion/styled'
import { formatMoment } from 'shared-contracts/format/dates'
import { formatPrice } from './price-format.ts'
import type { PricePoint, SeenQuote } from './seen-prices.ts'

const WIDTH = 120
const HEIGHT = 36
/** Keeps the line's own width inside the picture. */
const EDGE = 3

interface SparklineProps {
  readonly quote: SeenQuote
  /** What came before, oldest first. */
  readonly past: readonly PricePoint[]
}

/** The prices that this page has seen, as a line that begins with those before. */
export function Sparkline({ quote, past }: SparklineProps) {
  const [first] = quote.seen
  const before = past.filter(({ at }) => !first || at < first.at)
  const points = [...before, ...quote.seen]
  return (
    <Line
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={describe(quote, points, before[0])}
    >
      <polyline points={lineOf(points)} fill="none" stroke="currentColor" strokeWidth="2" />
    </Line>
  )
}

function describe(
  quote: SeenQuote,
  points: readonly PricePoint[],
  since: PricePoint | undefined,
): string {
  const last = formatPrice(quote, quote.price)
  if (points.length < 2) return `First price seen on this page: ${last}`
  const span = since ? `since ${formatMoment(since.at)}` : 'seen on this page'
  return `${points.length} prices ${span}, from ${formatPrice(quote, points[0]?.price ?? quote.price)} to ${last}`
}

/** Places of the prices in the picture, each where its time stands; a single price is a level line. */
export function lineOf(points: readonly PricePoint[]): string {
  const prices = points.map(({ price }) => price)
  const low = Math.min(...prices)
  const range = Math.max(...prices) - low
  const start = points[0]?.at ?? 0
  const span = (points.at(-1)?.at ?? 0) - start
  const place = (share: number, price: number) => {
    const x = share * (WIDTH - 2 * EDGE) + EDGE
    const height = range === 0 ? 0.5 : (price - low) / range
    const y = HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  if (span <= 0)
    return prices
      .slice(-1)
      .flatMap((price) => [place(0, price), place(1, price)])
      .join(' ')
  return points.map(({ at, price }) => place((at - start) / span, price)).join(' ')
}

const Line = styled.svg`
  color: var(--accent);
  stroke-linejoin: round;
  stroke-linecap: round;
`
