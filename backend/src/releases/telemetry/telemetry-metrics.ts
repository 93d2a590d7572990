import { Injectable } from '@nestjs/common'
import { Counter } from 'prom-client'
import { VitalName } from 'shared-contracts/telemetry'
import { DataSource } from 'typeorm'
import { Metrics, SHARED } from '../../foundation/metrics/metrics.ts'
import {
  FAILED_VISITS,
  HANGS,
  HYDRATION_ERRORS,
  LEAKS,
  LOAD_FAILURES,
  LOADS,
  REFUSED_RECORDS,
  RENDER_ERRORS,
  UNCAUGHT_ERRORS,
  VISITS,
} from './counts-of.ts'
import { failureOfBucket } from './failure-owner.ts'
import { distributionsOf } from './distributions-of.ts'
import { StoredHistogram } from './stored-histogram.ts'
import { recentTotals, type RecentTotal } from './recent-totals.ts'

const NO_DETAILS = { labels: [], of: () => ({}) }

/** Exports to Prometheus what browsers reported to all processes; nothing if the database does not respond. */
@Injectable()
export class TelemetryMetrics {
  private reading: Promise<RecentTotal[]> | undefined

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
    this.count('remote_hangs_total', 'Pages that hung.', HANGS)
    this.count('remote_leaks_total', 'Tabs that a release filled without end.', LEAKS)
    this.count('remote_hydration_errors_total', 'Pages that did not hydrate.', HYDRATION_ERRORS)
    this.count('remote_uncaught_errors_total', 'Errors that nothing caught.', UNCAUGHT_ERRORS)
    this.count('remote_refused_records_total', 'Unreadable records of the API.', REFUSED_RECORDS)
    this.distribute('remote_load_duration_seconds', 'Time until a release was loaded.', [LOADS])
    this.distribute(
      'remote_web_vital_seconds',
      'Web vitals that are durations.',
      VitalName.options.filter((name) => name !== 'CLS'),
    )
    this.distribute('remote_layout_shift', 'Cumulative layout shift.', ['CLS'])
  }

  /** @param details additional labels, parsed from the bucket's name; null for a bucket that is not exported. */
  private count(
    name: string,
    help: string,
    measure: string,
    details: { labels: string[]; of: (bucket: string) => object | null } = NO_DETAILS,
  ): void {
    const totals = () => this.totals()
    new Counter({
      name,
      help: help + SHARED,
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
    new StoredHistogram(
      { name, help: help + SHARED, labelNames, registers: [this.metrics.registry] },
      async () => distributionsOf(await this.totals(), measures),
    )
  }

  /** Reads the totals. Prometheus collects all metrics at once, so they share one query, as do overlapping scrapes. */
  private async totals(): Promise<RecentTotal[]> {
    this.reading ??= recentTotals(this.dataSource.manager).finally(() => {
      this.reading = undefined
    })
    return (await this.metrics.answerOf(this.reading)) ?? []
  }
}
