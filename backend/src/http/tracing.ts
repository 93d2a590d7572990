import {
  context,
  propagation,
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
 * Sends a span of every request to a collector, as a part of the trace that the edge began.
 * Answers straight to the socket are traced like all others, which is why the
 * span ends with the response and not with Fastify's reply.
 *
 * @param endpoint base address of an OTLP/HTTP collector.
 */
export function traceRequests(api: FastifyInstance, endpoint: string): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'api' }),
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
  // It listens from its making on; work that no request asked for has no span. Queries stay out.
  const outgoing = new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      span.setAttribute('url.full', `${origin}${path.split('?', 1)[0]}`)
      span.setAttribute('url.query', '')
    },
  })
  const tracer = provider.getTracer('api')
  const active = new WeakMap<FastifyRequest, Context>()

  api.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(ROOT_CONTEXT, request.headers)
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
  api.addHook('preHandler', (request, _reply, done) => {
    context.with(active.get(request) ?? ROOT_CONTEXT, done)
  })
  api.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(active.get(request) ?? ROOT_CONTEXT)
    const { statusCode } = reply.raw
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  api.addHook('onClose', async () => {
    outgoing.disable()
    // What a collector missed must not keep the program from ending.
    await provider.shutdown().catch(() => undefined)
  })
}

/** Never the query, nor what stands for a parameter: it may be what a visitor typed. */
function pathOf({ url }: FastifyRequest, route: string): string {
  return route.includes(':') ? route : (url.split('?', 1)[0] ?? '')
}
