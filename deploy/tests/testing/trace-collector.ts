import { createServer } from 'node:http'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'

const Attribute = v.object({
  key: v.string(),
  value: v.looseObject({ stringValue: v.optional(v.string()), intValue: v.optional(v.number()) }),
})
const Span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  kind: v.number(),
  attributes: v.array(Attribute),
})
const Export = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(Attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(Span) })),
    }),
  ),
})

export interface CollectedSpan extends v.InferOutput<typeof Span> {
  readonly service: string
}

export interface TraceCollector {
  readonly endpoint: string
  readonly spans: readonly CollectedSpan[]
  close(): Promise<void>
}

/** Starts a collector that understands OTLP/HTTP in JSON and keeps what it receives. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of v.parse(Export, body).resourceSpans) {
        const service =
          resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
        spans.push(
          ...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))),
        )
      }
      response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
