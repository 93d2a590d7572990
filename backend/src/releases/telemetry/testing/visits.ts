import { randomUUID } from 'node:crypto'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import { visitTicket } from 'shared-server/visit-ticket'
import type { TestApp } from '../../../foundation/database/testing/test-app.ts'

/** The secret of a suite that reports visits: what an edge of it would sign by. */
export const VISIT_SECRET = 'a-secret-of-visits'

/** A ticket as an edge gives it to a browser that it has not seen. */
export const newTicket = () => visitTicket(VISIT_SECRET, randomUUID())

/**
 * Reports visits to the API, each of a browser of its own in another network.
 *
 * @param duration how long loading takes in good ones, in milliseconds.
 */
export async function reportVisits(
  api: TestApp,
  of: { remote: string; version: string },
  visits: { good: number; failed: number },
  duration = 420,
): Promise<void> {
  const loaded: TelemetryReport = { kind: 'loaded', ...of, duration }
  const failed: TelemetryReport = {
    kind: 'load-failed',
    ...of,
    stage: 'entry',
    failure: 'invalid',
  }
  const reports = [
    ...Array<TelemetryReport>(visits.good).fill(loaded),
    ...Array<TelemetryReport>(visits.failed).fill(failed),
  ]
  const sent = reports.map((report, index) => {
    const headers = { 'x-forwarded-for': `10.${index % 7}.${index % 250}.7` }
    const payload = { ticket: newTicket(), reports: [report] }
    return api.inject({ method: 'POST', url: '/api/telemetry', payload, headers })
  })
  for (const { statusCode } of await Promise.all(sent)) {
    if (statusCode !== 204) throw new Error(`Telemetry was answered by ${statusCode}`)
  }
}

/** Polls until an answer is as expected; the test's own timeout ends it. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isAsItShould: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (isAsItShould(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
