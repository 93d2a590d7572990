import styled from '@emotion/styled'
import { formatMoment } from 'shared-contracts/format/dates'
import { formatPrice } from './price-format.ts'
import {
  cornerOf,
  cornersOf,
  pathOf,
  priceLineOf,
  type Corner,
  type PriceLine,
} from './price-line.ts'
import type { PricePoint, SeenQuote } from './seen-prices.ts'

const WIDTH = 120
const HEIGHT = 36
/** Keeps the line's own width inside the picture. */
const EDGE = 3

interface SparklineProps {
  readonly quote: SeenQuote
  /** Prices before this page was opened. */
  readonly past: PriceLine | undefined
}

/** The prices that this page has seen as a line, which starts with the earlier ones. */
export function Sparkline({ quote, past }: SparklineProps) {
  const { before, seen } = cornersOfPage(quote.seen, past)
  const { path, transform } = drawingOf([...before, ...seen])
  return (
    <Line
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={describe(quote, before.length, past)}
    >
      <path
        d={path}
        transform={transform}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </Line>
  )
}

/** Returns the points of the past that are older than anything this page has seen, and the points seen since. */
function cornersOfPage(
  [first, ...later]: readonly PricePoint[],
  past: PriceLine | undefined,
): { before: Corner[]; seen: Corner[] } {
  if (!first) return { before: past ? cornersOf(past) : [], seen: [] }
  const frame = past ?? priceLineOf([first, ...later])
  const seen = [first, ...later].map((point) => cornerOf(frame, point))
  const start = seen[0]?.x ?? 0
  return { before: past ? cornersOf(past).filter(({ x }) => x < start) : [], seen }
}

function describe(quote: SeenQuote, before: number, past: PriceLine | undefined): string {
  const last = formatPrice(quote, quote.price)
  const count = before + quote.seen.length
  if (count < 2) return `First price seen on this page: ${last}`
  const isOlder = past !== undefined && before > 0
  const span = isOlder ? `since ${formatMoment(past.since)}` : 'seen on this page'
  const first = isOlder ? past.first : (quote.seen[0]?.price ?? quote.price)
  return `${count} prices ${span}, from ${formatPrice(quote, first)} to ${last}`
}

/**
 * Draws a line through corners, stretched to the picture's size. Equal parts of two drawings are written alike, so
 * that they compress well. A single price is a horizontal line.
 */
export function drawingOf(corners: readonly Corner[]): { path: string; transform: string } {
  const [first = { x: 0, y: 0 }] = corners
  const width = (corners.at(-1)?.x ?? 0) - first.x
  if (width <= 0) return drawingOf([first, { ...first, x: first.x + 1 }])
  const heights = corners.map(({ y }) => y)
  const top = Math.min(...heights)
  const depth = Math.max(...heights) - top
  const scaleX = (WIDTH - 2 * EDGE) / width
  const scaleY = depth === 0 ? 1 : (HEIGHT - 2 * EDGE) / depth
  const upper = depth === 0 ? HEIGHT / 2 : EDGE
  const matrix = [scaleX, 0, 0, scaleY, EDGE - first.x * scaleX, upper - top * scaleY]
  return {
    path: `M${first.x} ${first.y}l${pathOf(corners)}`,
    transform: `matrix(${matrix.map((value) => Number(value.toFixed(5))).join(' ')})`,
  }
}

const Line = styled.svg`
  color: var(--accent);
  stroke-linejoin: round;
  stroke-linecap: round;
`
