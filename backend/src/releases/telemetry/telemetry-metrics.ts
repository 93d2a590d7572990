import { Injectable } from '@nestjs/common'
import { Counter } from 'prom-client'
import { VitalName } from 'shared-contracts/telemetry'
import { DataSource } from 'typeorm'
import { Metrics } from '../../foundation/metrics/metrics.ts'
import {
  boundsOf,
  FAILED_VISITS,
  LOAD_FAILURES,
  LOADS,
  REFUSED_RECORDS,
  RENDER_ERRORS,
  sumOf,
  VISITS,
} from './counts-of.ts'
import { failureOfBucket } from './failure-owner.ts'
import { StoredHistogram, type Distribution } from './stored-histogram.ts'
import { TelemetryTotal } from './telemetry-count.entity.ts'

const NO_DETAILS = { labels: [], of: () => ({}) }

/** Exports to Prometheus what browsers reported to all processes; nothing without a database. */
@Injectable()
export class TelemetryMetrics {
  private reading: Promise<TelemetryTotal[]> | undefined

  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {
    this.count('remote_visits_total', 'Visits that told how a release loaded.', VISITS)
    this.count('remote_failed_visits_total', 'Visits for which a release failed.', FAILED_VISITS)
    this.count('remote_load_failures_total', 'Loads that failed.', LOAD_FAILURES, {
      labels: ['stage', 'kind', 'owner'],
      of: failureOfBucket,
    })
    this.count('remote_render_errors_total', 'Pages that failed to render.', RENDER_ERRORS)
    this.count('remote_refused_records_total', 'Unreadable records of the API.', REFUSED_RECORDS)
    this.distribute('remote_load_duration_seconds', 'Time until a release was loaded.', [LOADS])
    this.distribute(
      'remote_web_vital_seconds',
      'Web vitals that are durations.',
      VitalName.options.filter((name) => name !== 'CLS'),
    )
    this.distribute('remote_layout_shift', 'Cumulative layout shift.', ['CLS'])
  }

  /** @param details more labels, which the bucket's name gives; null where it is not to be told. */
  private count(
    name: string,
    help: string,
    measure: string,
    details: { labels: string[]; of: (bucket: string) => object | null } = NO_DETAILS,
  ): void {
    const totals = () => this.totals()
    new Counter({
      name,
      help,
      labelNames: ['remote', 'version', ...details.labels],
      registers: [this.metrics.registry],
      async collect() {
        this.reset()
        for (const { remote, version, bucket, count, ...total } of await totals()) {
          if (total.measure !== measure) continue
          const more = details.of(bucket)
          if (more) this.inc({ remote, version, ...more }, count)
        }
      },
    })
  }

  private distribute(name: string, help: string, measures: readonly string[]): void {
    const labelNames = ['remote', 'version', ...(measures.length > 1 ? ['name'] : [])]
    new StoredHistogram({ name, help, labelNames, registers: [this.metrics.registry] }, async () =>
      distributionsOf(await this.totals(), measures),
    )
  }

  /** Prometheus collects all metrics at once, so one query serves them all. */
  private totals(): Promise<TelemetryTotal[]> {
    this.reading ??= this.dataSource.manager
      .find(TelemetryTotal, { order: { remote: 'ASC', version: 'ASC' } })
      .catch(() => [])
      .finally(() => {
        this.reading = undefined
      })
    return this.reading
  }
}

function distributionsOf(
  totals: readonly TelemetryTotal[],
  measures: readonly string[],
): Distribution[] {
  const distributions = new Map<string, Distribution & { counts: Map<string, number> }>()
  for (const { remote, version, measure, bucket, count } of totals) {
    if (!measures.includes(measure)) continue
    const key = [remote, version, measure].join(' ')
    const distribution = distributions.get(key) ?? {
      labels: { remote, version, ...(measures.length > 1 && { name: measure }) },
      counts: new Map<string, number>(),
      bounds: boundsOf(measure),
      unit: unitOf(measure),
      sum: sumIn(totals, { remote, version, measure }) / unitOf(measure),
    }
    distribution.counts.set(bucket, count)
    distributions.set(key, distribution)
  }
  return [...distributions.values()]
}

/** Durations are stored in milliseconds and exported in seconds. */
const unitOf = (measure: string) => (measure === 'CLS' ? 1 : 1_000)

function sumIn(
  totals: readonly TelemetryTotal[],
  of: Pick<TelemetryTotal, 'remote' | 'version' | 'measure'>,
): number {
  const sum = totals.find(
    ({ remote, version, measure }) =>
      remote === of.remote && version === of.version && measure === sumOf(of.measure),
  )
  return sum?.count ?? 0
}
