import { boundsOf, sumOf } from './counts-of.ts'
import type { RecentTotal } from './recent-totals.ts'
import type { Distribution } from './stored-histogram.ts'

/** Returns the distributions of these measures for each release, in one pass over the totals. */
export function distributionsOf(
  totals: readonly RecentTotal[],
  measures: readonly string[],
): Distribution[] {
  const measureOfSum = new Map(measures.map((measure) => [sumOf(measure), measure]))
  const distributions = new Map<string, Distribution & { counts: Map<string, number> }>()
  const sums = new Map<string, number>()
  for (const { remote, version, measure, bucket, count } of totals) {
    const summed = measureOfSum.get(measure)
    if (summed !== undefined) sums.set([remote, version, summed].join(' '), count)
    if (!measures.includes(measure)) continue
    const key = [remote, version, measure].join(' ')
    const distribution = distributions.get(key) ?? {
      labels: { remote, version, ...(measures.length > 1 && { name: measure }) },
      counts: new Map<string, number>(),
      bounds: boundsOf(measure),
      unit: unitOf(measure),
      sum: 0,
    }
    distribution.counts.set(bucket, count)
    distributions.set(key, distribution)
  }
  return [...distributions].map(([key, distribution]) => ({
    ...distribution,
    sum: (sums.get(key) ?? 0) / distribution.unit,
  }))
}

/** Durations are stored in milliseconds and exported in seconds. */
const unitOf = (measure: string) => (measure === 'CLS' ? 1 : 1_000)
