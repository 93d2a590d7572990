import type { Telemetry } from 'shared-contracts/host'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import { nameOf, releaseThatThrew } from '../guard/release-at.ts'
import type { ReportFailure } from '../host/load-page.ts'
import type { Report } from './reports.ts'

/** Longest time in a report, in milliseconds. The API refuses a longer one, and every report beside it. */
const MAX_MS = 600_000

type ReleaseName = Parameters<ReportFailure>[0]

/**
 * Reports events of remotes: to the platform, without anything that the visitor typed, and to an engineer at
 * this browser, through console and performance timeline.
 */
export function createTelemetry(
  report: Report,
  versionOf: (remote: string) => string | undefined,
  isReachable: (release: ReleaseName) => Promise<boolean>,
  before: (release: string) => string[] = () => [],
) {
  const told = new Set<string>()
  /** Reports a fault once for each release: repetitions are no worse for the visit. */
  const blame = (
    kind: Blame,
    { name, version }: ReleaseName,
    others: readonly string[] = before(nameOf({ name, version })),
  ) => {
    const key = `${kind} ${name} ${version}`
    if (told.has(key)) return
    told.add(key)
    report({ kind, remote: name, version, ...(others.length > 0 && { before: [...others] }) })
  }
  return {
    loaded: ({ name, version }: ReleaseName, duration: number) => {
      const end = performance.now()
      performance.measure(`${name} loaded`, { start: end - duration, end })
      report({ kind: 'loaded', remote: name, version, duration: Math.min(duration, MAX_MS) })
    },
    failed: (({ name, version }, { stage, failure, message }) => {
      logError(name, `${version} ${stage} ${failure}: ${message}`)
      if (failure === 'thrown') return
      if (failure === 'hang') return blame('hang', { name, version })
      const failed = { kind: 'load-failed' as const, remote: name, version, stage, failure }
      report(failed)
      // A lost network looks like a refused file. The failure can be corrected until the report is sent.
      if (failure !== 'refused') return
      void isReachable({ name, version }).then((isOnline) => {
        if (!isOnline) failed.failure = 'network'
      })
    }) satisfies ReportFailure,
    recordRefused: (remote: string, detail: string) => {
      logError(remote, `record-refused: ${detail}`)
      const version = versionOf(remote)
      if (version !== undefined) report({ kind: 'record-refused', remote, version })
    },
    /** Blames the release whose script threw, which may not be the one on the screen. */
    event: (({ remote, detail, error, isMismatch = false }) => {
      const kind = isMismatch ? 'hydration' : 'render-error'
      logError(remote, `${kind}: ${detail}`)
      const version = versionOf(remote)
      const release =
        releaseThatThrew(error) ?? (version !== undefined && { name: remote, version })
      if (release) blame(kind, release)
    }) satisfies Telemetry,
    blame,
    vital: (remote: string, name: VitalReport['name'], value: number) => {
      const version = versionOf(remote)
      if (version === undefined) return
      report({ kind: 'vital', remote, version, name, value: Math.min(value, MAX_MS) })
    },
  }
}

type Blame = 'render-error' | 'hang' | 'leak' | 'hydration' | 'uncaught'
type VitalReport = Extract<TelemetryReport, { kind: 'vital' }>

function logError(remote: string, text: string): void {
  // eslint-disable-next-line no-console -- the one place where the browser's console is written
  console.error(`[${remote}] ${text}`)
}
