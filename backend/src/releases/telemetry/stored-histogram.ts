import { Histogram, type HistogramConfiguration } from 'prom-client'
import { UNBOUNDED } from './buckets.ts'

/** Number of values per bucket. */
export interface Distribution {
  readonly labels: Readonly<Record<string, string>>
  readonly counts: ReadonlyMap<string, number>
  readonly bounds: readonly number[]
  /** Number of units of the bounds in one unit of the metric. */
  readonly unit: number
  /** Sum of all values, in the metric's unit. */
  readonly sum: number
}

/** A histogram with values counted by the database. */
export class StoredHistogram extends Histogram {
  constructor(
    private readonly configuration: HistogramConfiguration<string>,
    private readonly read: () => Promise<Distribution[]>,
  ) {
    super(configuration)
  }

  /** Called by the registry; returns the stored values instead of those observed by the process. */
  async getForPromString() {
    const { name, help } = this.configuration
    const values = (await this.read()).flatMap((distribution) => this.valuesOf(distribution))
    return { name, help, type: 'histogram', aggregator: 'sum', values }
  }

  private valuesOf({ labels, counts, bounds, unit, sum }: Distribution) {
    const { name } = this.configuration
    let below = 0
    const buckets = [...bounds.map(String), UNBOUNDED].map((bucket) => {
      below += counts.get(bucket) ?? 0
      const le = bucket === UNBOUNDED ? bucket : String(Number(bucket) / unit)
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: below }
    })
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: below },
    ]
  }
}
