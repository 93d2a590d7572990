import type { Telemetry } from 'shared-contracts/host'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import type { ReportFailure } from '../host/load-page.ts'
import type { Report } from './reports.ts'

type ReleaseName = Parameters<ReportFailure>[0]

/**
 * Reports what happens to remotes: to the platform without anything that the visitor typed, and to the engineer
 * at this browser through console and performance timeline.
 */
export function createTelemetry(
  report: Report,
  versionOf: (remote: string) => string | undefined,
  isReachable: (release: ReleaseName) => Promise<boolean>,
) {
  const send = (kind: 'render-error' | 'record-refused', remote: string) => {
    const version = versionOf(remote)
    if (version !== undefined) report({ kind, remote, version })
  }
  return {
    loaded: ({ name, version }: ReleaseName, duration: number) => {
      const end = performance.now()
      performance.measure(`${name} loaded`, { start: end - duration, end })
      report({ kind: 'loaded', remote: name, version, duration })
    },
    failed: (({ name, version }, { stage, failure, message }) => {
      logError(name, `${version} ${stage} ${failure}: ${message}`)
      const failed = { kind: 'load-failed' as const, remote: name, version, stage, failure }
      report(failed)
      // A lost network looks like a refused file. Until the report is sent, it can still be told which it was.
      if (failure !== 'refused') return
      void isReachable({ name, version }).then((isOnline) => {
        if (!isOnline) failed.failure = 'network'
      })
    }) satisfies ReportFailure,
    recordRefused: (remote: string, detail: string) => {
      logError(remote, `record-refused: ${detail}`)
      send('record-refused', remote)
    },
    event: (({ kind, remote, detail }) => {
      logError(remote, `${kind}: ${detail}`)
      send(kind, remote)
    }) satisfies Telemetry,
    vital: (remote: string, name: VitalReport['name'], value: number) => {
      const version = versionOf(remote)
      if (version !== undefined) report({ kind: 'vital', remote, version, name, value })
    },
  }
}

type VitalReport = Extract<TelemetryReport, { kind: 'vital' }>

function logError(remote: string, text: string): void {
  // eslint-disable-next-line no-console -- the one place where the browser's console is written
  console.error(`[${remote}] ${text}`)
}
