import type { TelemetryReport } from 'shared-contracts/telemetry'

const ADDRESS = '/api/telemetry'

/** Reports that travel together at most; the rest of a visit rarely has as many. */
const BATCH = 20

/** Takes reports, and sends them when the visitor leaves or many have come together. */
export type Report = (report: TelemetryReport) => void

/**
 * Reports of this visit, by beacon: sent without a wait, and also while the page goes away.
 *
 * @param share of visits that report at all, from 0 to 1; the whole visit does or does not, so that shares
 *   of failures stay true.
 */
export function createReports(share: number): Report {
  if (Math.random() >= share) return () => undefined
  let waiting: TelemetryReport[] = []

  const send = () => {
    if (waiting.length === 0) return
    const body = new Blob([JSON.stringify({ reports: waiting })], { type: 'application/json' })
    waiting = []
    navigator.sendBeacon(ADDRESS, body)
  }
  // The last moment that browsers promise to tell of, on phones above all. Whoever measures until then
  // listens at the document, before the event comes up here.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  return (report) => {
    waiting.push(report)
    if (waiting.length >= BATCH) send()
  }
}
