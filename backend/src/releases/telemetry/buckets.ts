/**
 * Upper bounds of the buckets, in milliseconds. They include the thresholds of Core Web Vitals
 * (web.dev/articles/vitals), so that the share of good visits is exact.
 */
export const DURATION_BOUNDS = [
  25, 50, 100, 150, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500, 1_800, 2_000, 2_500, 3_000,
  4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 30_000,
] as const

/** The same for the layout shift, which has no unit. */
export const SHIFT_BOUNDS = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1] as const

/** Name of the bucket above the last bound, as Prometheus has it. */
export const UNBOUNDED = '+Inf'

/** Returns the bucket of a value: its upper bound in digits. */
export function bucketOf(value: number, bounds: readonly number[]): string {
  const bound = bounds.find((limit) => value <= limit)
  return bound === undefined ? UNBOUNDED : String(bound)
}

/**
 * Returns a quantile, with values spread evenly within a bucket.
 *
 * @param share 0 to 1, such as 0.75.
 * @returns null without any counts; the last bound for values above it.
 */
export function quantile(
  counts: ReadonlyMap<string, number>,
  bounds: readonly number[],
  share: number,
): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let left = total * share
  let lower = 0
  for (const upper of bounds) {
    const count = counts.get(String(upper)) ?? 0
    if (count > 0 && left <= count) return lower + ((upper - lower) * left) / count
    left -= count
    lower = upper
  }
  return lower
}
