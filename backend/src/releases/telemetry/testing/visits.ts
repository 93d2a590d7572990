import { randomUUID } from 'node:crypto'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import { visitTicket } from 'shared-server/visit-ticket'
import type { TestApp } from '../../../foundation/database/testing/test-app.ts'

/** The secret of a suite that reports visits, with which an edge would sign tickets. */
export const VISIT_SECRET = 'a-secret-of-visits'

/** Returns a ticket like that of an edge for a new browser. */
export const newTicket = () => visitTicket(VISIT_SECRET, randomUUID())

/**
 * Reports visits to the API, each from a separate browser in a separate network.
 *
 * @param duration load time of successful visits, in milliseconds.
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

/** Limit of {@link until}, in milliseconds; the tests that use it have a minute. */
const LIMIT_MS = 50_000

/** Polls until a result is as expected. @throws Error with the last result, if that takes too long. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isAsItShould: (answer: Answer) => boolean,
): Promise<Answer> {
  const deadline = performance.now() + LIMIT_MS
  for (;;) {
    const answer = await ask()
    if (isAsItShould(answer)) return answer
    if (performance.now() > deadline) throw new Error(`It stayed at ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
