import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'

onEachDatabase('reports of what a policy stopped', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ SITE_ORIGINS: 'https://www.site.example' }))
  }, 60_000)
  afterAll(() => api.app.close())

  const post = (type: string, payload: unknown, headers: Record<string, string> = {}) =>
    api.inject({
      method: 'POST',
      url: '/api/policy-reports',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': type, ...headers },
    })
  const counted = async () =>
    (await api.inject('/metrics')).body
      .split('\n')
      .filter((line) => line.startsWith('policy_violations_total'))
      .sort()

  it('are counted by directive in either way that browsers write them, and nothing else of them is kept', async () => {
    const url = 'https://www.site.example/search?q=ama'
    const modern = await post('application/reports+json', [
      {
        type: 'csp-violation',
        url,
        body: { effectiveDirective: 'img-src', blockedURL: url, sample: 'ama' },
      },
      { type: 'csp-violation', url, body: { effectiveDirective: 'ama"} 1' } },
    ])
    const older = await post('application/csp-report', {
      'csp-report': {
        'document-uri': url,
        'violated-directive': "script-src 'self'",
        'blocked-uri': url,
      },
    })
    expect([modern.statusCode, older.statusCode]).toEqual([204, 204])
    expect(await counted()).toEqual([
      'policy_violations_total{directive="img-src"} 1',
      'policy_violations_total{directive="other"} 1',
      'policy_violations_total{directive="script-src"} 1',
    ])
    expect((await api.inject('/metrics')).body).not.toContain('ama')
  })

  it.each<[number, string, unknown]>([
    [400, 'that are none', [{ type: 'x' }]],
    [400, 'of too many', Array(51).fill({ type: 'x', body: {} })],
    [400, 'that cannot be read', '{'],
    [413, 'without an end', `["${'x'.repeat(17_000)}"]`],
  ])('are refused with %d %s', async (status, _what, payload) => {
    expect((await post('application/reports+json', payload)).statusCode).toBe(status)
  })

  it('are refused from a page of another site, and beyond what one address can mean', async () => {
    const foreign = await post('application/reports+json', [], { origin: 'https://evil.example' })
    expect(foreign.statusCode).toBe(403)
    const statuses = []
    for (let sent = 0; sent < 62; sent++) {
      const from = { 'x-forwarded-for': '192.0.2.7' }
      statuses.push((await post('application/reports+json', [], from)).statusCode)
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(204))
    expect(statuses.at(-1)).toBe(429)
  })
})
