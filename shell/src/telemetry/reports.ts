import type { SentTelemetry, TelemetryReport } from 'shared-contracts/telemetry'

const ADDRESS = '/api/telemetry'

/** Maximum number of reports in one request. Few visits have as many. */
const BATCH = 20

/** Accepts a report. Reports are sent together, when the visitor leaves or a batch is full. */
export type Report = (report: TelemetryReport) => void

/**
 * Sends the reports of this visit by beacon, which works while the page is being closed.
 *
 * @param ticket of the document; without one nothing is reported, because nothing would be counted.
 * @param held whether the browser had the host's script before this document.
 * @param share of visits that report, from 0 to 1. A visit reports everything or nothing, so that failure rates
 * stay true.
 */
export function createReports(ticket: string | null, held: () => boolean, share: number): Report {
  if (ticket === null || Math.random() >= share) return () => undefined
  let waiting: TelemetryReport[] = []

  const send = () => {
    if (waiting.length === 0) return
    const batch: SentTelemetry = { ticket, held: held(), reports: waiting }
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
    waiting = []
    navigator.sendBeacon(ADDRESS, body)
  }
  // The last event that browsers guarantee, above all on phones. Measurements that end
  // here listen at the document, so that they are reported before this handler runs.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  return (report) => {
    waiting.push(report)
    // The browser may end a tab that leaks, and then nothing would be sent.
    if (waiting.length >= BATCH || report.kind === 'leak') send()
  }
}
