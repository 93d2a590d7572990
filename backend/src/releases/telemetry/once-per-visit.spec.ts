import { describe, expect, it } from '@jest/globals'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import { countsOf } from './counts-of.ts'
import { OncePerVisit } from './once-per-visit.ts'

const of = { remote: 'mfe-a', version: '1.0.0' }
const loaded: TelemetryReport = { kind: 'loaded', ...of, duration: 130 }
const failed: TelemetryReport = { kind: 'load-failed', ...of, stage: 'entry', failure: 'invalid' }

describe('the counts of one document', () => {
  const measures = (visits: OncePerVisit, nonce: string, ...reports: TelemetryReport[]) =>
    visits.fresh(nonce, countsOf(reports)).map(({ measure }) => measure)

  it('count once, in whatever batch they come', () => {
    const visits = new OncePerVisit()
    expect(measures(visits, 'n', loaded, loaded)).toEqual(['loads', 'loads-sum', 'visits'])
    expect(measures(visits, 'n', loaded)).toEqual([])
    expect(measures(visits, 'n', failed)).toEqual(['load-failures', 'failed-visits'])
    expect(measures(visits, 'other', loaded)).toEqual(['loads', 'loads-sum', 'visits'])
  })

  it('count again for another release, and for another way to fail', () => {
    const visits = new OncePerVisit()
    measures(visits, 'n', failed)
    expect(measures(visits, 'n', { ...failed, stage: 'page' })).toEqual(['load-failures'])
    expect(measures(visits, 'n', { ...failed, version: '1.1.0' })).toEqual([
      'load-failures',
      'visits',
      'failed-visits',
    ])
  })

  it('are remembered for a bounded number of documents', () => {
    const visits = new OncePerVisit()
    const one: TelemetryReport = { kind: 'render-error', ...of }
    for (let nonce = 0; nonce < 60_000; nonce += 1) visits.fresh(`${nonce}`, countsOf([one]))
    expect(measures(visits, '59999', one)).toEqual([])
    expect(measures(visits, '0', one)).toEqual(['render-errors', 'failed-visits'])
  })
})
