import type { TelemetryReport } from 'shared-contracts/telemetry'
import { isTimedMeasure, type TimedMeasure } from './canary-slowness.ts'
import { LOADS, outcomesOf } from './counts-of.ts'

/** How a release fared in one document, as a canary is judged. */
export interface ReleaseOutcome {
  readonly remote: string
  readonly version: string
  /** Whether it failed. */
  readonly hasFailed: boolean
  /** In milliseconds. */
  readonly times: ReadonlyMap<TimedMeasure, number>
}

/**
 * Returns the result of each release that a document reported as loaded, failed or measured. A failure also counts
 * against the releases that ran earlier in the tab. Most of them did not cause it, but they occur as often with stable
 * as with the canary. Only a canary that causes failures gets more of them.
 */
export function releaseOutcomes(reports: readonly TelemetryReport[]): ReleaseOutcome[] {
  const outcomes = [...outcomesOf(reports), ...reports.flatMap(earlierReleasesInTab)]
  const measured = reports.flatMap(({ remote, version, ...report }) => {
    const time = timeOf(report)
    return time ? [{ remote, version, time }] : []
  })
  const isOf = (release: { remote: string; version: string }) => (other: typeof release) =>
    other.remote === release.remote && other.version === release.version
  const unheard = measured.filter(
    (one, index) => !outcomes.some(isOf(one)) && measured.findIndex(isOf(one)) === index,
  )
  const all = [...outcomes, ...unheard.map((one) => ({ ...one, hasFailed: false }))]
  return all
    .filter((one, index) => all.findIndex(isOf(one)) === index)
    .map(({ remote, version }) => ({
      remote,
      version,
      hasFailed: all.filter(isOf({ remote, version })).some(({ hasFailed }) => hasFailed),
      times: new Map(measured.filter(isOf({ remote, version })).map(({ time }) => time)),
    }))
}

/** Returns releases that ran earlier in the tab and may have caused a failure. */
function earlierReleasesInTab(report: TelemetryReport) {
  if (!('before' in report) || report.before === undefined) return []
  // A file that did not arrive was not caused by anything in the tab.
  if (report.kind === 'load-failed' && report.failure !== 'timeout') return []
  return report.before.map((named) => {
    const [remote = '', version = ''] = named.split('@')
    return { remote, version, hasFailed: true }
  })
}

type Measured =
  | { readonly kind: 'loaded'; readonly duration: number }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number }

function timeOf(report: Measured | { readonly kind: string }): [TimedMeasure, number] | null {
  if ('duration' in report) return [LOADS, report.duration]
  if ('value' in report && isTimedMeasure(report.name)) return [report.name, report.value]
  return null
}
