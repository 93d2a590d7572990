import type { PricePoint } from './seen-prices.ts'

/** Units from the highest price of a line down to its lowest. The line is a tenth of that high, in pixels. */
const DEPTH = 300

/** A point of a line: time steps to the right, and units down. */
export interface Corner {
  readonly x: number
  readonly y: number
}

/**
 * A price's history in the form of its drawing. The document contains this text twice, in the drawing and in the
 * page's initial data, so that it compresses well.
 */
export interface PriceLine {
  /** First price, lowest and highest price. */
  readonly first: number
  readonly low: number
  readonly high: number
  /** Time of the first price, in milliseconds since 1970, and duration of a time step. */
  readonly since: number
  readonly step: number
  /** Moves from point to point, right and down, as in the `l` command of an SVG path: `1-36 1 45`. */
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

/** Returns the position of a price in a line, or beyond its end. */
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

/** Returns the moves between corners, in the form of a {@link PriceLine}. */
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
