import { describe, expect, it } from '@jest/globals'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import { countsOf } from './counts-of.ts'

const of = { remote: 'mfe-a', version: '1.0.0' }
const count = (...reports: TelemetryReport[]) =>
  countsOf(reports).map(({ measure, bucket, count }) => [measure, bucket, count])

describe('counts of a batch', () => {
  it('are a visit, the load in its bucket, and its duration', () => {
    expect(count({ kind: 'loaded', ...of, duration: 130 })).toEqual([
      ['loads', '150', 1],
      ['loads-sum', '', 130],
      ['visits', '', 1],
    ])
  })

  it('are no visit where the browser could not reach the site', () => {
    expect(count({ kind: 'load-failed', ...of, stage: 'page', failure: 'network' })).toEqual([
      ['load-failures', 'page/network', 1],
    ])
  })

  it('are one failed visit however often the release failed in it', () => {
    const failed = { kind: 'load-failed', ...of, stage: 'entry', failure: 'timeout' } as const
    expect(count(failed, failed, { kind: 'loaded', ...of, duration: 9 })).toEqual([
      ['load-failures', 'entry/timeout', 1],
      ['load-failures', 'entry/timeout', 1],
      ['loads', '25', 1],
      ['loads-sum', '', 9],
      ['visits', '', 1],
      ['failed-visits', '', 1],
    ])
  })

  it('are a failed visit, and no second one, for an error after the load was told', () => {
    expect(count({ kind: 'render-error', ...of })).toEqual([
      ['render-errors', '', 1],
      ['failed-visits', '', 1],
    ])
  })

  it('tell hangs, hydration errors and uncaught errors apart, and a hang is a visit that failed', () => {
    const before = ['mfe-b@2.0.0']
    expect(
      count(
        { kind: 'hang', ...of, before },
        { kind: 'hydration', ...of },
        { kind: 'uncaught', ...of, before },
      ),
    ).toEqual([
      ['hangs', '', 1],
      ['hydration-errors', '', 1],
      ['uncaught-errors', '', 1],
      ['visits', '', 1],
      ['failed-visits', '', 1],
    ])
  })

  it('are a failed visit, and no second one, for a leak, which shows long after the load', () => {
    expect(count({ kind: 'leak', ...of, before: ['mfe-b@2.0.0'] })).toEqual([
      ['leaks', '', 1],
      ['failed-visits', '', 1],
    ])
  })

  it('keep vitals apart by name, and a layout shift in its own buckets', () => {
    expect(
      count(
        { kind: 'vital', ...of, name: 'LCP', value: 1_700 },
        { kind: 'vital', ...of, name: 'CLS', value: 0.02 },
        { kind: 'record-refused', ...of },
      ),
    ).toEqual([
      ['LCP', '1800', 1],
      ['LCP-sum', '', 1_700],
      ['CLS', '0.025', 1],
      ['CLS-sum', '', 0.02],
      ['refused-records', '', 1],
    ])
  })

  it('keep two releases of one batch apart', () => {
    const counts = countsOf([
      { kind: 'loaded', ...of, duration: 1 },
      { kind: 'render-error', remote: 'mfe-b', version: '2.0.0' },
    ])
    expect(counts.filter(({ measure }) => measure.endsWith('visits'))).toEqual([
      { ...of, measure: 'visits', bucket: '', count: 1 },
      { remote: 'mfe-b', version: '2.0.0', measure: 'failed-visits', bucket: '', count: 1 },
    ])
  })
})
