import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { TelemetryReport } from 'shared-contracts/telemetry'
import * as v from 'valibot'
import { LoadFailure } from '../host/load-failure.ts'
import { createTelemetry } from './telemetry.ts'

const release = { name: 'mfe-gpl', version: '1.0.0' }
const refused = new LoadFailure('page', new TypeError('Failed to fetch module'))

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue()
})

describe('a file that did not arrive', () => {
  it.each([
    ['refused', true],
    ['network', false],
  ])('is reported as %s when the site answers: %s', async (failure, isOnline) => {
    const reports: TelemetryReport[] = []
    const telemetry = createTelemetry(
      (report) => reports.push(report),
      () => '1.0.0',
      () => Promise.resolve(isOnline),
    )
    telemetry.failed(release, refused)
    await Promise.resolve()
    expect(reports).toEqual([
      { kind: 'load-failed', remote: 'mfe-gpl', version: '1.0.0', stage: 'page', failure },
    ])
  })
})

it('counts what took longer as ten minutes, so that the API takes the reports beside it', () => {
  const reports: TelemetryReport[] = []
  const telemetry = createTelemetry(
    (report) => reports.push(report),
    () => '1.0.0',
    () => Promise.resolve(true),
  )
  performance.measure = jest.fn<typeof performance.measure>()
  telemetry.loaded(release, 720_000)
  telemetry.vital('mfe-gpl', 'INP', 720_000)
  telemetry.vital('mfe-gpl', 'CLS', 0.02)
  const times = v
    .parse(v.array(TelemetryReport), reports)
    .map((report) => ('duration' in report ? report.duration : 'value' in report && report.value))
  expect(times).toEqual([600_000, 600_000, 0.02])
})
