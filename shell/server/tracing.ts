import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A collector that does not answer holds nothing up for longer, in milliseconds. */
const EXPORT_LIMIT_MS = 2_000

/**
 * Sends a span of every request to a collector, and its context on to the API. Traces begin here: what a visitor
 * sends as context is not believed.
 * Answers straight to the socket are traced like all others, which is why the
 * span ends with the response and not with Fastify's reply.
 *
 * @param endpoint base address of an OTLP/HTTP collector.
 */
export function traceRequests(edge: FastifyInstance, endpoint: string): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'edge' }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: EXPORT_LIMIT_MS,
        }),
        { exportTimeoutMillis: EXPORT_LIMIT_MS },
      ),
    ],
  })
  provider.register()
  // It listens from its making on; polls of the registry have no parent and no span. Queries stay out.
  const outgoing = new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      span.setAttribute('url.full', `${origin}${path.split('?', 1)[0]}`)
      span.setAttribute('url.query', '')
    },
  })
  const tracer = provider.getTracer('edge')
  const active = new WeakMap<FastifyRequest, Context>()

  edge.addHook('onRequest', (request, _reply, done) => {
    const parent = ROOT_CONTEXT
    const route = request.routeOptions.url ?? ''
    const span = tracer.startSpan(
      `${request.method} ${route}`.trim(),
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'url.path': pathOf(request, route),
          'request.id': request.id,
        },
      },
      parent,
    )
    const own = trace.setSpan(parent, span)
    active.set(request, own)
    context.with(own, done)
  })
  // A body arrives by the socket's events, which know nothing of the request.
  edge.addHook('preHandler', (request, _reply, done) => {
    context.with(active.get(request) ?? ROOT_CONTEXT, done)
  })
  edge.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(active.get(request) ?? ROOT_CONTEXT)
    const { statusCode } = reply.raw
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  edge.addHook('onClose', async () => {
    outgoing.disable()
    // What a collector missed must not keep the program from ending.
    await provider.shutdown().catch(() => undefined)
  })
}

/** Never the query, nor what stands for a parameter: the token of a preview is one. */
function pathOf({ url }: FastifyRequest, route: string): string {
  return route.includes(':') ? route : (url.split('?', 1)[0] ?? '')
}
