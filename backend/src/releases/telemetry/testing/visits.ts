import type { TelemetryReport } from 'shared-contracts/telemetry'
import type { TestApp } from '../../../foundation/database/testing/test-app.ts'

/** Reports visits to the API, each in a batch of its own, as browsers do. */
export async function reportVisits(
  api: TestApp,
  of: { remote: string; version: string },
  visits: { good: number; failed: number },
): Promise<void> {
  const loaded: TelemetryReport = { kind: 'loaded', ...of, duration: 420 }
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
  // From many addresses, because one is limited.
  const sent = reports.map((report, index) => {
    const headers = { 'x-forwarded-for': `192.0.2.${index % 250}` }
    const payload = { reports: [report] }
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
