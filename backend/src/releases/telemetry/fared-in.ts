import type { TelemetryReport } from 'shared-contracts/telemetry'
import { isTimedMeasure, type TimedMeasure } from './canary-slowness.ts'
import { LOADS, outcomesOf } from './counts-of.ts'

/** How a release fared in one document, as a canary is judged. */
export interface Fared {
  readonly remote: string
  readonly version: string
  /** Whether it failed. */
  readonly hasFailed: boolean
  /** Milliseconds. */
  readonly times: ReadonlyMap<TimedMeasure, number>
}

/**
 * Releases that a document told of: those that it got, failed ones, and those of which it measured something. What
 * failed counts against those that ran before it in the tab as well. For most it is not their doing, but then it
 * happens as often beside stable as beside a canary: only of the one that does it, the canary has more.
 */
export function faredIn(reports: readonly TelemetryReport[]): Fared[] {
  const outcomes = [...outcomesOf(reports), ...reports.flatMap(bystandersOf)]
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

/** What ran earlier in the tab, where something failed that an earlier release may have done. */
function bystandersOf(report: TelemetryReport) {
  if (!('before' in report) || report.before === undefined) return []
  // A file that did not arrive is nobody's doing in the tab.
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
