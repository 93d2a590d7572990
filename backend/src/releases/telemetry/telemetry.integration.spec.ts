import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import type { TelemetryReport } from 'shared-contracts/telemetry'
import { visitTicket } from 'shared-server/visit-ticket'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from '../registry/testing/registry-client.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { purge } from '../../foundation/retention/purge.ts'
import { newTicket, VISIT_SECRET } from './testing/visits.ts'
import { TelemetryCounts } from './telemetry-counts.ts'
import { TelemetryHour, TelemetryTotal } from './telemetry-count.entity.ts'

const TOKEN = 'a-token-for-this-suite'
const of = { remote: 'mfe-a', version: '1.0.0' }

onEachDatabase('telemetry', (newConfig, database) => {
  let config: Config
  let api: TestApp
  beforeAll(async () => {
    config = await newConfig({
      RELEASES_TOKEN: TOKEN,
      PREVIEW_SECRET: VISIT_SECRET,
      SITE_ORIGINS: 'https://www.site.example',
    })
    api = await startTestApp(config)
    const registry = registryClient(() => api, TOKEN)
    await registry.publish('mfe-a', '1.0.0')
    await registry.publish('mfe-a', '1.1.0')
  }, 60_000)
  afterAll(() => api.app.close())

  const post = (payload: object, headers: Record<string, string> = {}, to = api) =>
    to.inject({
      method: 'POST',
      url: '/api/telemetry',
      payload: { ticket: newTicket(), ...payload },
      headers,
    })
  const report = (...reports: TelemetryReport[]) => post({ reports })
  const counts = (of: TestApp) => of.app.get(TelemetryCounts)
  const flush = () => counts(api).flush()
  const lines = async () => {
    await flush()
    return (await api.inject('/metrics')).body.split('\n')
  }

  it('counts loads, failures, errors and vitals, and tells Prometheus', async () => {
    const response = await report(
      { kind: 'loaded', ...of, duration: 420 },
      { kind: 'load-failed', ...of, stage: 'entry', failure: 'timeout' },
      { kind: 'render-error', ...of },
      { kind: 'record-refused', ...of },
      { kind: 'vital', ...of, name: 'LCP', value: 1_700 },
      { kind: 'vital', ...of, name: 'CLS', value: 0.02 },
    )
    expect([response.statusCode, response.body]).toEqual([204, ''])
    const labels = 'remote="mfe-a",version="1.0.0"'
    expect(await lines()).toEqual(
      expect.arrayContaining([
        `remote_load_duration_seconds_bucket{${labels},le="0.4"} 0`,
        `remote_load_duration_seconds_bucket{${labels},le="0.5"} 1`,
        `remote_load_duration_seconds_bucket{${labels},le="+Inf"} 1`,
        `remote_load_duration_seconds_sum{${labels}} 0.42`,
        `remote_load_duration_seconds_count{${labels}} 1`,
        `remote_load_failures_total{${labels},stage="entry",kind="timeout",owner="network"} 1`,
        `remote_visits_total{${labels}} 1`,
        `remote_failed_visits_total{${labels}} 1`,
        `remote_render_errors_total{${labels}} 1`,
        `remote_refused_records_total{${labels}} 1`,
        `remote_web_vital_seconds_count{${labels},name="LCP"} 1`,
        `remote_layout_shift_bucket{${labels},le="0.025"} 1`,
      ]),
    )
  })

  it('counts what it knows of a newer host, and how much of it it does not know', async () => {
    const fcp = { kind: 'vital', remote: 'mfe-a', version: '1.1.0', name: 'FCP', value: 90 }
    const batches = [
      [{ kind: 'frozen-frame', ...of }, fcp, { ...fcp, name: 'softINP' }],
      [{ kind: 'kind-that-somebody-made-up' }],
    ]
    for (const reports of batches) {
      await expect(post({ reports, screen: 'small' })).resolves.toMatchObject({ statusCode: 204 })
    }
    const told = await lines()
    expect(told).toEqual(
      expect.arrayContaining([
        'remote_web_vital_seconds_count{remote="mfe-a",version="1.1.0",name="FCP"} 1',
        'newer_reports_total{kind="other"} 2',
        'newer_reports_total{kind="vital"} 1',
      ]),
    )
    expect(told.join()).not.toMatch(/softINP|made-up/)
  })

  it('counts nothing of what is malformed beside what a newer host says', async () => {
    const reports = [{ kind: 'frozen-frame' }, { kind: 'loaded', ...of }]
    const answer = await post({ reports })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('reports.1.duration')
  })

  it('counts nothing of a release that the registry does not know', async () => {
    await report({ kind: 'render-error', remote: 'mfe-made-up', version: '6.6.6' })
    await report({ kind: 'render-error', remote: 'mfe-a', version: '6.6.6' })
    expect((await lines()).join()).not.toMatch(/made-up|6\.6\.6/)
  })

  it.each<[string, object, Record<string, string>, number]>([
    ['a page of another site', { reports: [] }, { origin: 'https://evil.example' }, 403],
    ['nothing', { reports: [] }, {}, 400],
    ['more than 50 things', { reports: Array(51).fill({ kind: 'render-error', ...of }) }, {}, 400],
    ['an hour', { reports: [{ kind: 'loaded', ...of, duration: 3_600_000 }] }, {}, 400],
    ['more than 50 unknown things', { reports: Array(51).fill({ kind: 'frozen-frame' }) }, {}, 400],
    ['more than 16 KiB', { reports: 'x'.repeat(17_000) }, {}, 413],
  ])('refuses a batch of %s', async (_, batch, headers, status) => {
    await expect(post(batch, headers)).resolves.toMatchObject({ statusCode: status })
  })

  it('counts a document once, whatever it sends, and one that no edge signed not at all', async () => {
    const again = {
      ticket: newTicket(),
      reports: [{ kind: 'vital', ...of, name: 'FCP', value: 9 }],
    }
    for (let time = 0; time < 3; time += 1) {
      await expect(post(again)).resolves.toMatchObject({ statusCode: 204 })
    }
    const forged = { ...again, ticket: visitTicket('guessed-by-somebody', 'ama') }
    await expect(post(forged)).resolves.toMatchObject({ statusCode: 403 })
    expect(await lines()).toContain(
      'remote_web_vital_seconds_count{remote="mfe-a",version="1.0.0",name="FCP"} 1',
    )
  })

  it('keeps no member that could hold personal data', async () => {
    const reports = [{ kind: 'render-error', ...of, email: 'ama@visitor.example' }]
    await expect(post({ reports, userId: 7 })).resolves.toMatchObject({ statusCode: 204 })
    await flush()
    const rows = await api.dataSource.manager.find(TelemetryTotal)
    expect(JSON.stringify(rows)).not.toMatch(/ama|userId/)
  })

  it('adds up what several processes count at once', async () => {
    // SQLite supports only one process.
    const others = database === 'SQLite' ? [] : [await startTestApp(config)]
    const all = [api, ...others]
    const loaded = { kind: 'loaded', remote: 'mfe-a', version: '1.1.0', duration: 90 } as const
    for (let round = 0; round < 10; round += 1) {
      for (const one of all) {
        await post({ reports: [loaded] }, {}, one)
        await post({ reports: [loaded, loaded] }, {}, one)
      }
      await Promise.all(all.map((one) => counts(one).flush()))
    }
    await Promise.all(others.map(({ app }) => app.close()))
    const where = { version: '1.1.0', measure: 'loads' }
    for (const entity of [TelemetryHour, TelemetryTotal]) {
      const rows = await api.dataSource.manager.findBy(entity, where)
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(20 * all.length)
    }
  }, 60_000)

  it('saves what was counted when the process ends', async () => {
    await report({ kind: 'vital', ...of, name: 'INP', value: 80 })
    await api.app.close()
    api = await startTestApp(config)
    await expect(
      api.dataSource.manager.findOneBy(TelemetryTotal, { measure: 'INP' }),
    ).resolves.toMatchObject({ count: 1, bucket: '100' })
  }, 30_000)

  it('is purged after 30 days, the totals of a release that is still had are not', async () => {
    const days = (count: number) => Date.now() + count * 24 * 3_600_000
    counts(api).add([{ ...of, measure: 'visits', bucket: '', count: 1 }], days(20))
    await flush()
    await purge(api.app.get(Transactions), RECORDS, {
      kept: config.RETENTION_DAYS,
      now: new Date(days(31)),
    })
    await expect(api.dataSource.manager.find(TelemetryHour)).resolves.toMatchObject([
      { measure: 'visits', count: 1 },
    ])
    await expect(api.dataSource.manager.find(TelemetryTotal)).resolves.toMatchObject([
      { measure: 'visits' },
    ])
  })
})
