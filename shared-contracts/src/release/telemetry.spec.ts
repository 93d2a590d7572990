import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { TelemetryBatch } from './telemetry.ts'

const of = { remote: 'mfe-a', version: '1.0.0' }
const loaded = { kind: 'loaded', ...of, duration: 420 }
const read = (...reports: unknown[]) => v.parse(TelemetryBatch, { ticket: 'a ticket', reports })

/** Returns the paths of the faults in a batch of these reports. */
function faultsOf(...reports: unknown[]) {
  const { issues = [] } = v.safeParse(TelemetryBatch, { ticket: 'a ticket', reports })
  return issues.map((issue) => v.getDotPath(issue))
}

describe('a batch of reports', () => {
  it.each<[string, object, string]>([
    ['a kind', { kind: 'frozen-frame', ...of }, 'other'],
    ['a kind that is no release’s', { kind: 'offline', seconds: 4 }, 'other'],
    ['a vital', { kind: 'vital', ...of, name: 'softINP', value: 80 }, 'vital'],
    ['a stage', { kind: 'load-failed', ...of, stage: 'styles', failure: 'refused' }, 'load-failed'],
    ['a failure', { kind: 'load-failed', ...of, stage: 'entry', failure: 'quota' }, 'load-failed'],
  ])('of a host that knows %s more sets that apart and keeps the rest', (_, newer, kind) => {
    expect(read(loaded, newer, loaded)).toEqual({
      ticket: 'a ticket',
      held: false,
      reports: [loaded, loaded],
      newer: [kind],
    })
  })

  it('of a host that says more of what is known keeps what is known', () => {
    const body = { ticket: 'a ticket', reports: [{ ...loaded, cache: 'disk' }], screen: 'small' }
    expect(v.parse(TelemetryBatch, body)).toMatchObject({ reports: [loaded], newer: [] })
  })

  it('may hold nothing that is known', () => {
    expect(read({ kind: 'frozen-frame' })).toMatchObject({ reports: [], newer: ['other'] })
  })

  it('of a host that says less is known whole', () => {
    const reports = [
      { kind: 'load-failed', ...of, stage: 'entry', failure: 'timeout' },
      { kind: 'render-error', ...of },
      { kind: 'hang', ...of },
      { kind: 'record-refused', ...of },
    ]
    expect(read(...reports)).toEqual({ ticket: 'a ticket', held: false, reports, newer: [] })
  })

  it.each<[string, unknown, string]>([
    ['no object', 'loaded', 'reports.1'],
    ['of no kind', of, 'reports.1.kind'],
    ['of a kind that is no word', { ...loaded, kind: 'ama@visitor.example' }, 'reports.1.kind'],
    ['of a kind that is too long', { ...loaded, kind: 'x'.repeat(41) }, 'reports.1.kind'],
    ['without its release', { kind: 'render-error' }, 'reports.1.remote'],
    ['of an hour', { ...loaded, duration: 3_600_000 }, 'reports.1.duration'],
    ['of a vital without a value', { kind: 'vital', ...of, name: 'LCP' }, 'reports.1.value'],
    [
      'of a vital with a number for a name',
      { kind: 'vital', ...of, name: 7, value: 1 },
      'reports.1.name',
    ],
    [
      'of a failure without a stage',
      { kind: 'load-failed', ...of, failure: 'refused' },
      'reports.1.stage',
    ],
  ])('is refused where one is %s, and says where', (_, malformed, place) => {
    expect(faultsOf(loaded, malformed)).toContain(place)
  })
})
