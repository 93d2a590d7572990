import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ReleaseRendering, RenderingReport } from 'shared-contracts/rendering-report'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from '../registry/testing/registry-client.ts'
import { EdgeReport } from './edge-report.entity.ts'
import { RenderingReports } from './rendering-reports.ts'

const TOKEN = 'a-token-for-this-suite'
const PROXY_SECRET = 'a-secret-of-this-suite'
const HOUR_MS = 3_600_000

const rendering = (overrides: Partial<ReleaseRendering> = {}): ReleaseRendering => ({
  remote: 'mfe-a',
  version: '1.0.0',
  renders: 10,
  renderMs: 100,
  faults: 0,
  failures: { release: 0, busy: 0, edge: 0 },
  lastFailure: null,
  documents: {
    rendered: 10,
    kept: 80,
    'no-renderer': 0,
    'no-server-build': 0,
    paused: 0,
    busy: 0,
    late: 10,
    failed: 0,
  },
  dataAgeMs: 2_000,
  ...overrides,
})

const reportOf = (...releases: ReleaseRendering[]): RenderingReport => ({
  edge: randomUUID(),
  starts: 1,
  heldPages: 20,
  heldBytes: 1_000_000,
  releases,
})

onEachDatabase('rendering reports', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ RELEASES_TOKEN: TOKEN, PROXY_SECRET }))
    const proxied = { ...api, inject: withSecret }
    const registry = registryClient(() => proxied, TOKEN)
    await registry.publish('mfe-a', '1.0.0')
    await registry.promote('mfe-a', '1.0.0')
  }, 60_000)
  afterAll(() => api.app.close())
  beforeEach(() => api.dataSource.manager.clear(EdgeReport))

  const withSecret: TestApp['inject'] = (options) => {
    const request = typeof options === 'string' ? { url: options } : options
    const headers = { 'x-proxy-secret': PROXY_SECRET, ...request?.headers }
    return api.inject({ ...request, headers })
  }
  const send = (payload: object) =>
    withSecret({ method: 'POST', url: '/rendering-reports', payload })
  const shown = async (path = '/mfe-a') => {
    const password = Buffer.from(`anyone:${TOKEN}`).toString('base64')
    const { body } = await api.inject({
      url: `/operations${path}`,
      headers: { authorization: `Basic ${password}` },
    })
    return { body, text: textOf(body) }
  }
  const totals = (now?: number) => api.app.get(RenderingReports).totals(now)

  it('of all edges are added up on the operations page, by version', async () => {
    const failed = rendering({
      renders: 30,
      renderMs: 500,
      failures: { release: 2, busy: 1, edge: 0 },
      lastFailure: { owner: 'release', reason: 'no <b>club</b>', at: '2026-01-02T03:04:05.000Z' },
      dataAgeMs: 7_000,
    })
    for (const release of [rendering(), failed]) {
      expect((await send(reportOf(release))).statusCode).toBe(204)
    }
    const { body, text } = await shown()
    expect(text).toContain('1.0.0 stable 40 15 ms 0 3 10% 80% 10% 7 s')
    expect(text).toContain('1.0.0 stable late 20')
    expect(text).toContain(
      '2 Jan 2026, 03:04 UTC the remote’s team no &lt;b&gt;club&lt;/b&gt; 2, 0, 1',
    )
    expect(body).not.toContain('<b>club')
    expect((await shown('')).text).toContain(
      'Edges that report 2 Starts of the rendering process 2 Pages held 40, 2 MB',
    )
  })

  it('take the place of what the same edge said before', async () => {
    const first = reportOf(rendering())
    await send(first)
    await send({ ...first, releases: [rendering({ renders: 11 })] })
    expect((await totals()).releases).toMatchObject([{ renders: 11 }])
  })

  it('count for a day, and what an edge holds for as long as it runs', async () => {
    const reports = api.app.get(RenderingReports)
    const now = Date.now()
    await reports.save(reportOf(rendering()), new Date(now - 23 * HOUR_MS))
    expect(await totals(now)).toMatchObject({
      edges: 0,
      heldPages: 0,
      releases: [{ renders: 10, dataAgeMs: null }],
    })
    expect(await totals(now + 2 * HOUR_MS)).toMatchObject({ releases: [] })
    await reports.save(reportOf(), new Date(now + 2 * HOUR_MS))
    expect(await api.dataSource.manager.count(EdgeReport)).toBe(1)
  })

  it('are kept of a hundred edges, those that were heard of last', async () => {
    const reports = api.app.get(RenderingReports)
    const now = Date.now()
    const first = reportOf()
    await reports.save(first, new Date(now))
    for (let count = 1; count <= 100; count += 1) {
      await reports.save(reportOf(), new Date(now + count))
    }
    expect(await api.dataSource.manager.count(EdgeReport)).toBe(100)
    expect(await api.dataSource.manager.countBy(EdgeReport, { edge: first.edge })).toBe(0)
  })

  describe('that are none', () => {
    it.each<[string, object]>([
      ['too many releases', reportOf(...Array.from({ length: 51 }, () => rendering()))],
      ['a count below nothing', reportOf(rendering({ renders: -1 }))],
      ['half a render', reportOf(rendering({ renders: 0.5 }))],
      ['no remote’s name', reportOf(rendering({ remote: '<script>' }))],
      [
        'a reason without end',
        reportOf(
          rendering({
            lastFailure: { owner: 'edge', reason: 'x'.repeat(301), at: '2026-01-02T03:04:05.000Z' },
          }),
        ),
      ],
      ['an edge of any name', { ...reportOf(), edge: 'edge-1' }],
      ['nothing', {}],
    ])('are refused: %s', async (_what, report) => {
      expect((await send(report)).statusCode).toBe(400)
      expect(await api.dataSource.manager.count(EdgeReport)).toBe(0)
    })

    it('are refused to whoever does not know the secret of proxies', async () => {
      const payload = reportOf(rendering())
      const answer = await api.inject({ method: 'POST', url: '/rendering-reports', payload })
      expect(answer.statusCode).toBe(403)
      expect(await api.dataSource.manager.count(EdgeReport)).toBe(0)
    })
  })
})

/** Returns the text of a page, without its elements. */
function textOf(page: string): string {
  const texts = page.split('<').map((part) => part.slice(part.indexOf('>') + 1))
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}
