import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import {
  errorCodes,
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Config } from '../config/config.ts'
import { errorForLog } from './error-for-log.ts'
import { errorResponse } from './error-response.ts'
import { UNCACHED_HEADERS } from './security-headers.ts'

/** The largest body is an application with a CV and a cover letter of 20,000 characters each. */
const BODY_LIMIT_BYTES = 256 * 1024

/** Those that expect more, or less, than that: a release description of 240,000 characters in JSON, say. */
const BODY_LIMITS: Readonly<Record<string, number>> = {
  'POST /api/releases': 1024 * 1024,
  'POST /api/telemetry': 16 * 1024,
}

/** Slow clients are let go: milliseconds for the headers, for the whole request, and between checks. */
const HEADERS_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 10_000
const CHECKING_INTERVAL_MS = 1_000

/** Longer than the edge keeps an idle connection, so that the edge never writes into a closing one. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000

/** An id that the edge has given already; anything else could forge log lines. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** The HTTP server: limits, request ids, log lines and headers that hold for every answer. */
export function createFastifyAdapter(
  config: Pick<Config, 'LOG_LEVEL' | 'TRUSTED_PROXIES'>,
): FastifyAdapter {
  const adapter = new FastifyAdapter({
    logger: { level: config.LOG_LEVEL, serializers: { err: errorForLog } },
    // Fastify's two lines for each request give way to the one of logAnswer.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: config.TRUSTED_PROXIES,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    return503OnClosing: false,
    // No middleware of Nest's is used, and its layer would cost every request.
    skipMiddie: true,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECKING_INTERVAL_MS,
    },
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const status = error.statusCode ?? 400
      void reply
        .headers(UNCACHED_HEADERS)
        .code(status)
        .send(errorResponse(status, STATUS_CODES[status] ?? 'Bad Request', request.id))
    },
  })
  const fastify = adapter.getInstance()
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMITS[`${String(route.method)} ${route.url}`]
  })
  fastify.removeContentTypeParser('text/plain')
  acceptForms(fastify)
  // Cached answers carry the same headers in what they hold ready, and pass this hook by.
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    // A page has a policy of its own, and what never changes may be kept.
    for (const [name, value] of Object.entries(UNCACHED_HEADERS)) {
      if (!reply.hasHeader(name)) void reply.header(name, value)
    }
    done()
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply)
    done()
  })
  return adapter
}

/**
 * Links in mails are acted on by the forms of pages and of mail programs, and what they hold is not read;
 * the operations page has forms of its own. Everything else speaks JSON.
 */
function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<string>(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 8 * 1_024 },
    ({ url }, body, done) => {
      if (/^\/api\/newsletter\/(confirm|unsubscribe)(\?|$)/.test(url)) done(null)
      else if (url.startsWith('/operations/')) {
        done(null, Object.fromEntries(new URLSearchParams(body)))
      } else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
    },
  )
}

/** One line for a request, without the query, which may hold what a visitor typed. */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.raw.statusCode
  // Reads that succeed are many and say nothing new.
  const level = request.method === 'GET' && status < 400 ? 'debug' : 'info'
  const path = request.url.split('?', 1)[0]
  const ms = Math.round(reply.elapsedTime * 10) / 10
  request.log[level]({ method: request.method, path, status, ms }, 'request')
}
