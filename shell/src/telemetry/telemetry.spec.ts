import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { TelemetryReport } from 'shared-contracts/telemetry'
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
