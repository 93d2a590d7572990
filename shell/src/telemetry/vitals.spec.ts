import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Metric } from 'web-vitals'
import type { VitalName } from 'shared-contracts/telemetry'

type Call = (metric: Pick<Metric, 'name' | 'value' | 'navigationType' | 'navigationURL'>) => void
const measured = new Map<string, { call: Call; hasMoves: boolean }>()
const watch = (name: string) => (call: Call, options?: { reportSoftNavs?: boolean }) =>
  void measured.set(name, { call, hasMoves: options?.reportSoftNavs === true })

jest.unstable_mockModule('web-vitals', () => ({
  onCLS: watch('CLS'),
  onFCP: watch('FCP'),
  onINP: watch('INP'),
  onLCP: watch('LCP'),
  onTTFB: watch('TTFB'),
}))

const { watchVitals } = await import('./vitals.ts')

let reports: [string, VitalName, number][]
beforeEach(() => {
  reports = []
  measured.clear()
  const remoteAt = (address: string) => (/\/gpl/.exec(address) ? 'mfe-gpl' : undefined)
  watchVitals('mfe-group', remoteAt, (...report) => reports.push(report))
})

const measure = (name: Metric['name'], value: number, navigationURL?: string) =>
  measured.get(name)?.call({
    name,
    value,
    navigationType: navigationURL === undefined ? 'navigate' : 'soft-navigation',
    ...(navigationURL !== undefined && { navigationURL }),
  })

describe('a vital', () => {
  it('is reported once a load, however often the page is hidden', () => {
    measure('LCP', 1_700)
    for (const shift of [0.02, 0.05, 0.3]) measure('CLS', shift)
    for (const delay of [80, 200]) measure('INP', delay)
    expect(reports).toEqual([
      ['mfe-group', 'LCP', 1_700],
      ['mfe-group', 'CLS', 0.02],
      ['mfe-group', 'INP', 80],
    ])
  })

  it('of a move between pages is that of the remote whose page was opened, once', () => {
    measure('LCP', 1_700)
    measure('INP', 80)
    for (const value of [640, 900]) measure('LCP', value, 'https://site.example/gpl/tables')
    measure('INP', 120, 'https://site.example/gpl/tables')
    measure('LCP', 300, 'https://site.example/nowhere')
    expect(reports.slice(2)).toEqual([
      ['mfe-gpl', 'softLCP', 640],
      ['mfe-gpl', 'INP', 120],
    ])
  })

  it('is asked for of moves where they have one of their own', () => {
    const withMoves = [...measured].filter(([, { hasMoves }]) => hasMoves).map(([name]) => name)
    expect(withMoves.sort()).toEqual(['CLS', 'INP', 'LCP'])
  })
})
