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

interface Tracing {
  /** What the program is called in its traces. */
  readonly service: string
  /** Base address of an OTLP/HTTP collector. */
  readonly endpoint: string
  /**
   * Whether a span belongs to the trace that its caller began, as the API's do to the edge's. What a visitor
   * sends as context is not believed.
   */
  readonly isContinued: boolean
  /** The path that a trace may hold of an address whose route has no parameters; without its query by default. */
  readonly pathOf?: (url: string) => string
}

/**
 * Sends a span of every request to a collector, and its context on to whom the program asks meanwhile. Answers
 * straight to the socket are traced like all others, which is why the span ends with the response and not
 * with Fastify's reply.
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
  // It listens from its making on; work that no request asked for, such as a poll, has no span. Queries stay out.
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
          // What stands for a parameter is a visitor's words, or the token of a preview.
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
  // A body arrives by the socket's events, which know nothing of the request.
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
    // What a collector missed must not keep the program from ending.
    await provider.shutdown().catch(() => undefined)
  })
}

const withoutQuery = (url: string) => url.split('?', 1)[0] ?? ''
