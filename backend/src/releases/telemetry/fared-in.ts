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

/** Releases that a document told of: those that it got, failed ones, and those of which it measured something. */
export function faredIn(reports: readonly TelemetryReport[]): Fared[] {
  const outcomes = outcomesOf(reports)
  const measured = reports.flatMap(({ remote, version, ...report }) => {
    const time = timeOf(report)
    return time ? [{ remote, version, time }] : []
  })
  const isOf = (release: { remote: string; version: string }) => (other: typeof release) =>
    other.remote === release.remote && other.version === release.version
  const unheard = measured.filter(
    (one, index) => !outcomes.some(isOf(one)) && measured.findIndex(isOf(one)) === index,
  )
  return [...outcomes, ...unheard.map((one) => ({ ...one, hasFailed: false }))].map(
    ({ remote, version, hasFailed }) => ({
      remote,
      version,
      hasFailed,
      times: new Map(measured.filter(isOf({ remote, version })).map(({ time }) => time)),
    }),
  )
}

type Measured =
  | { readonly kind: 'loaded'; readonly duration: number }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number }

function timeOf(report: Measured | { readonly kind: string }): [TimedMeasure, number] | null {
  if ('duration' in report) return [LOADS, report.duration]
  if ('value' in report && isTimedMeasure(report.name)) return [report.name, report.value]
  return null
}
