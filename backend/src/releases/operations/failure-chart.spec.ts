import { describe, expect, it } from '@jest/globals'
import type { RemoteChannels } from 'shared-contracts/registry'
import { failureChart } from './failure-chart.ts'

const HOUR_MS = 3_600_000
const since = new Date('2025-11-20T00:00:00.000Z')
const window = { since, hours: 48 }
const pointer = (version: string) => ({ version, digest: 'sha384-abc' })
const channels: RemoteChannels = {
  name: 'mfe-a',
  stable: pointer('1.0.0'),
  canary: { ...pointer('1.1.0'), percent: 10 },
  previous: null,
  disabled: null,
}
const hour = (version: string, after: number, visits: number, failedVisits: number) => ({
  version,
  hour: new Date(since.getTime() + after * HOUR_MS),
  visits,
  failedVisits,
})

describe('chart of failed visits', () => {
  it('draws three hours as one point, and each version as a line with its role', () => {
    const visits = [
      hour('1.0.0', 0, 50, 1),
      hour('1.0.0', 2, 50, 1),
      hour('1.0.0', 45, 100, 0),
      hour('1.1.0', 46, 20, 1),
    ]
    const { text } = failureChart(channels, visits, window)
    expect(text).toContain('d="M31 120L969 200"')
    expect(text).toContain('1.0.0 stable')
    expect(text).toContain('1.1.0 canary')
    expect(text).toContain('up to 5%')
  })

  it('draws nothing of so few visits that it would be chance', () => {
    const { text } = failureChart(channels, [hour('1.0.0', 0, 9, 9)], window)
    expect(text).toContain('Too few visitors')
  })
})
