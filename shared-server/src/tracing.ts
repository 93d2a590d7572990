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

/** Timeout for the collector, in milliseconds. */
const EXPORT_LIMIT_MS = 2_000

interface Tracing {
  /** Name of the program in its traces. */
  readonly service: string
  /** Base address of an OTLP/HTTP collector. */
  readonly endpoint: string
  /**
   * Whether spans continue the caller's trace, as the API's do with the edge's. A visitor's trace context is never
   * trusted.
   */
  readonly isContinued: boolean
  /**
   * Returns the path that may be recorded for an address whose route has no parameters; without its query by
   * default.
   */
  readonly pathOf?: (url: string) => string
}

/**
 * Sends a span of every request to a collector, and passes its context on to programs that this one calls
 * meanwhile. Responses written straight to the socket are traced too, which is why the span ends with the response
 * and not with Fastify's reply.
 */
export function traceRequests(
  server: FastifyInstance,
  { service, endpoint, isContinued, pathOf = withoutQuery }: Tracing,
): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
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
  // It is active from its creation; work without a request, such as a poll, gets no span. Queries are not recorded.
  const outgoing = new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      span.setAttribute('url.full', `${origin}${path.split('?', 1)[0]}`)
      span.setAttribute('url.query', '')
    },
  })
  const tracer = provider.getTracer(service)
  const active = new WeakMap<FastifyRequest, Context>()

  server.addHook('onRequest', (request, _reply, done) => {
    const parent = isContinued ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const route = request.routeOptions.url ?? ''
    const span = tracer.startSpan(
      `${request.method} ${route}`.trim(),
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          // A parameter's value may be a visitor's words, or the token of a preview.
          'url.path': route.includes(':') ? route : pathOf(request.url),
          'request.id': request.id,
        },
      },
      parent,
    )
    const own = trace.setSpan(parent, span)
    active.set(request, own)
    context.with(own, done)
  })
  // A body arrives through events of the socket, which have lost the request's context.
  server.addHook('preHandler', (request, _reply, done) => {
    context.with(active.get(request) ?? ROOT_CONTEXT, done)
  })
  server.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(active.get(request) ?? ROOT_CONTEXT)
    const { statusCode } = reply.raw
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  server.addHook('onClose', async () => {
    outgoing.disable()
    // A failed export must not keep the program from ending.
    await provider.shutdown().catch(() => undefined)
  })
}

const withoutQuery = (url: string) => url.split('?', 1)[0] ?? ''
