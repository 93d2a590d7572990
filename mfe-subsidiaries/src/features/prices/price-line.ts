import type { PricePoint } from './seen-prices.ts'

/** From the highest price of a line down to its lowest. The line is a tenth of that high, in pixels. */
const DEPTH = 300

/** A point of a line: how many steps of its time to the right, and how far down. */
export interface Corner {
  readonly x: number
  readonly y: number
}

/**
 * How a price moved, as it is drawn. The document holds this text twice, in the drawing and in what the page begins with,
 * and so it is compressed once.
 */
export interface PriceLine {
  /** Its first price, and between which two it moves. */
  readonly first: number
  readonly low: number
  readonly high: number
  /** When its first price held, in milliseconds since 1970, and how much time a step to the right is. */
  readonly since: number
  readonly step: number
  /** From point to point to the right and down, as the `l` of an SVG path takes it: `1-36 1 45`. */
  readonly path: string
}

/** @param points oldest first, at least one. */
export function priceLineOf(points: readonly [PricePoint, ...PricePoint[]]): PriceLine {
  const [first, second] = points
  const prices = points.map(({ price }) => price)
  const frame = {
    first: first.price,
    low: Math.min(...prices),
    high: Math.max(...prices),
    since: first.at,
    step: (second && second.at - first.at) || 1,
  }
  return { ...frame, path: pathOf(points.map((point) => cornerOf(frame, point))) }
}

/** Where a price stands in a line, which it may lead on. */
export const cornerOf = (
  { since, step, low, high }: Omit<PriceLine, 'path'>,
  { at, price }: PricePoint,
): Corner => ({
  x: hundredths((at - since) / step),
  y: Math.round(((high - price) / (high - low || 1)) * DEPTH),
})

export function cornersOf(line: PriceLine): Corner[] {
  const steps = line.path.match(/-?[\d.]+/g)?.map(Number) ?? []
  const corners = [cornerOf(line, { at: line.since, price: line.first })]
  for (let index = 0; index < steps.length; index += 2) {
    const { x, y } = corners.at(-1) ?? { x: 0, y: 0 }
    corners.push({ x: hundredths(x + (steps[index] ?? 0)), y: y + (steps[index + 1] ?? 0) })
  }
  return corners
}

/** The steps between corners, as a {@link PriceLine} has them. */
export const pathOf = (corners: readonly Corner[]): string =>
  corners
    .slice(1)
    .map(({ x, y }, index) => {
      const before = corners[index] ?? { x: 0, y: 0 }
      const down = y - before.y
      return `${hundredths(x - before.x)}${down < 0 ? '' : ' '}${down}`
    })
    .join(' ')

const hundredths = (value: number) => Math.round(value * 100) / 100
