import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSmallSite, type SmallSite } from './testing/small-site.ts'
import {
  startTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from './testing/trace-collector.ts'

const FORGED = '00-11111111111111111111111111111111-2222222222222222-01'

describe('traces', () => {
  let collector: TraceCollector
  let site: SmallSite
  let isOpen = false
  beforeAll(async () => {
    collector = await startTraceCollector()
    site = await startSmallSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
    isOpen = true
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(site.edge.origin + path, { ...init, headers: { traceparent: FORGED, ...init.headers } })
    await (await ask('/api/news?name=Ama')).text()
    await (
      await ask('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).text()
    await (await ask('/gpl')).text()
    await (await ask('/preview/a-secret-token')).text()
    // Stopping flushes the remaining spans.
    await site.close()
    isOpen = false
  }, 120_000)
  afterAll(async () => {
    if (isOpen) await site.close()
    await collector.close()
  })

  const find = (service: string, name: string) =>
    collector.spans.filter((span) => span.service === service && span.name === name)
  const attribute = (span: CollectedSpan | undefined, key: string) => {
    const value = span?.attributes.find((one) => one.key === key)?.value
    return value?.stringValue ?? value?.intValue
  }

  it('of an answer that is kept ready join what the edge did with what the API did', () => {
    const [atEdge] = find('edge', 'GET /api/*')
    const [atApi] = find('api', 'GET /api/news')
    const call = collector.spans.find(({ spanId }) => spanId === atApi?.parentSpanId)
    expect(call).toMatchObject({ service: 'edge', traceId: atEdge?.traceId })
    expect(call?.parentSpanId).toBe(atEdge?.spanId)
    expect(atApi?.traceId).toBe(atEdge?.traceId)
    expect(attribute(atApi, 'request.id')).toBe(attribute(atEdge, 'request.id'))
    expect(attribute(atApi, 'http.response.status_code')).toBe(200)
  })

  it('of a message join as well', () => {
    const [atApi] = find('api', 'POST /api/contact')
    const [atEdge] = find('edge', 'POST /api/*')
    expect(atApi?.traceId).toBe(atEdge?.traceId)
    expect(attribute(atApi, 'http.response.status_code')).toBe(400)
  })

  it('begin at the edge, whatever a visitor claims', () => {
    const { spans } = collector
    expect(spans.filter(({ traceId }) => /^1+$/.test(traceId))).toEqual([])
    expect(find('edge', 'GET /*')[0]).not.toHaveProperty('parentSpanId')
  })

  it('hold neither queries nor the tokens of previews', () => {
    const text = JSON.stringify(collector.spans)
    expect(text).toContain('/preview/:token')
    expect(text).not.toMatch(/Ama|a-secret-token/)
  })
})
