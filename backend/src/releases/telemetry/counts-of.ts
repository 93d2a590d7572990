import type { TelemetryBatch, TelemetryReport } from 'shared-contracts/telemetry'
import { failureBucket } from './failure-owner.ts'
import { bucketOf, DURATION_BOUNDS, SHIFT_BOUNDS } from './buckets.ts'

/** How often, or how much, one thing happened to a release. */
export interface Count {
  readonly remote: string
  readonly version: string
  readonly measure: string
  readonly bucket: string
  readonly count: number
}

/** Measures that have no bucket, or whose buckets are not durations. */
export const VISITS = 'visits'
export const FAILED_VISITS = 'failed-visits'
export const LOADS = 'loads'
export const LOAD_FAILURES = 'load-failures'
export const RENDER_ERRORS = 'render-errors'
export const REFUSED_RECORDS = 'refused-records'

/** Measure that holds the sum of the values whose distribution another one holds. */
export const sumOf = (measure: string) => `${measure}-sum`

/** Bounds of a measure's buckets. */
export const boundsOf = (measure: string): readonly number[] =>
  measure === 'CLS' ? SHIFT_BOUNDS : DURATION_BOUNDS

/**
 * The counts of a batch. A batch that says how a release loaded is one visit. It has failed at most once,
 * however often the visitor pressed Retry.
 */
export function countsOf({ reports }: TelemetryBatch): Count[] {
  return [...reports.flatMap(countsOfReport), ...visitsOf(reports)]
}

function countsOfReport(report: TelemetryReport): Count[] {
  const { remote, version } = report
  const one = (measure: string, bucket = '', count = 1): Count => ({
    remote,
    version,
    measure,
    bucket,
    count,
  })
  const distributed = (measure: string, value: number) => [
    one(measure, bucketOf(value, boundsOf(measure))),
    one(sumOf(measure), '', value),
  ]
  switch (report.kind) {
    case 'loaded':
      return distributed(LOADS, report.duration)
    case 'load-failed':
      return [one(LOAD_FAILURES, failureBucket(report.stage, report.failure))]
    case 'render-error':
      return [one(RENDER_ERRORS)]
    case 'record-refused':
      return [one(REFUSED_RECORDS)]
    case 'vital':
      return distributed(report.name, report.value)
  }
}

function visitsOf(reports: readonly TelemetryReport[]): Count[] {
  const visits = new Map<string, Count>()
  for (const { kind, remote, version } of reports) {
    const note = (measure: string) =>
      visits.set(`${measure} ${remote} ${version}`, {
        remote,
        version,
        measure,
        bucket: '',
        count: 1,
      })
    if (kind === 'loaded' || kind === 'load-failed') note(VISITS)
    if (kind === 'load-failed' || kind === 'render-error') note(FAILED_VISITS)
  }
  return [...visits.values()]
}
