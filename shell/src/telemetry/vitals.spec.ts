import { beforeEach, expect, it, jest } from '@jest/globals'
import type { VitalName } from 'shared-contracts/telemetry'

type Call = (metric: { name: VitalName; value: number }) => void
const measured = new Map<VitalName, Call>()
const watch = (name: VitalName) => (call: Call) => void measured.set(name, call)

jest.unstable_mockModule('web-vitals', () => ({
  onCLS: watch('CLS'),
  onFCP: watch('FCP'),
  onINP: watch('INP'),
  onLCP: watch('LCP'),
  onTTFB: watch('TTFB'),
}))

const { watchVitals } = await import('./vitals.ts')

beforeEach(() => measured.clear())

const measure = (name: VitalName, value: number) => measured.get(name)?.({ name, value })

it('a vital is reported once a load, however often the page is hidden', () => {
  const reports: [VitalName, number][] = []
  watchVitals((name, value) => reports.push([name, value]))
  measure('LCP', 1_700)
  for (const shift of [0.02, 0.05, 0.3]) measure('CLS', shift)
  for (const delay of [80, 200]) measure('INP', delay)
  expect(reports).toEqual([
    ['LCP', 1_700],
    ['CLS', 0.02],
    ['INP', 80],
  ])
})
