import type { TelemetryReport } from 'shared-contracts/telemetry'
import { failureBucket } from './failure-owner.ts'
import { bucketOf, DURATION_BOUNDS, SHIFT_BOUNDS } from './buckets.ts'

/** Count, or sum, of one measure of a release. */
export interface Count {
  readonly remote: string
  readonly version: string
  readonly measure: string
  readonly bucket: string
  readonly count: number
}

/** Measures without buckets, or whose buckets are not durations. */
export const VISITS = 'visits'
export const FAILED_VISITS = 'failed-visits'
export const LOADS = 'loads'
export const LOAD_FAILURES = 'load-failures'
export const RENDER_ERRORS = 'render-errors'
export const REFUSED_RECORDS = 'refused-records'
export const HANGS = 'hangs'
export const LEAKS = 'leaks'
export const HYDRATION_ERRORS = 'hydration-errors'
export const UNCAUGHT_ERRORS = 'uncaught-errors'

/** Returns the measure with the sum of another measure's values. */
export const sumOf = (measure: string) => `${measure}-sum`

/** Returns the bounds of a measure's buckets. */
export const boundsOf = (measure: string): readonly number[] =>
  measure === 'CLS' ? SHIFT_BOUNDS : DURATION_BOUNDS

/** Outcome of a release in one batch of a document's reports. */
export interface Outcome {
  readonly remote: string
  readonly version: string
  /** Whether it was loaded, or should have been. */
  readonly isVisit: boolean
  /** Whether it did not load, or a page of it did not render. */
  readonly hasFailed: boolean
}

/**
 * Returns the counts of a batch. A batch that reports how a release loaded is one visit. It fails at most once,
 * however often the visitor pressed Retry.
 */
export function countsOf(reports: readonly TelemetryReport[]): Count[] {
  return [...reports.flatMap(countsOfReport), ...outcomesOf(reports).flatMap(countsOfOutcome)]
}

/** Reports that follow after a release has reported how it loaded. */
const AFTER_LOAD: ReadonlySet<TelemetryReport['kind']> = new Set([
  'render-error',
  'leak',
  'hydration',
  'uncaught',
])

/** Returns one outcome per release. If the browser could not reach the site, there was no visit. */
export function outcomesOf(reports: readonly TelemetryReport[]): Outcome[] {
  const outcomes = new Map<string, Outcome>()
  for (const report of reports) {
    const { kind, remote, version } = report
    if (kind === 'vital' || kind === 'record-refused') continue
    if (kind === 'load-failed' && report.failure === 'network') continue
    const key = `${remote} ${version}`
    const known = outcomes.get(key)
    outcomes.set(key, {
      remote,
      version,
      isVisit: !AFTER_LOAD.has(kind) || known?.isVisit === true,
      hasFailed: kind !== 'loaded' || known?.hasFailed === true,
    })
  }
  return [...outcomes.values()]
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
    case 'hang':
      return [one(HANGS)]
    case 'leak':
      return [one(LEAKS)]
    case 'hydration':
      return [one(HYDRATION_ERRORS)]
    case 'uncaught':
      return [one(UNCAUGHT_ERRORS)]
    case 'record-refused':
      return [one(REFUSED_RECORDS)]
    case 'vital':
      return distributed(report.name, report.value)
  }
}

function countsOfOutcome({ remote, version, isVisit, hasFailed }: Outcome): Count[] {
  const one = { remote, version, bucket: '', count: 1 }
  return [
    ...(isVisit ? [{ ...one, measure: VISITS }] : []),
    ...(hasFailed ? [{ ...one, measure: FAILED_VISITS }] : []),
  ]
}
