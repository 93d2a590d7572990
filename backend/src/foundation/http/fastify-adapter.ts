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
import { PICTURE_TYPES } from 'shared-contracts/desk/media'
import { MAX_PRICE_FILE_BYTES } from 'shared-contracts/desk/prices'
import { MOST_IMPORT_BYTES } from 'shared-contracts/league/desk-import'
import { trustIn } from 'shared-server/environment/values'
import { errorResponse } from 'shared-server/error-response'
import { limitBodies, LONGEST_REQUEST_MS } from 'shared-server/limit-bodies'
import { postedFields } from 'shared-server/page/form-page'
import { isRequestId } from 'shared-server/request-id'
import type { Config } from '../config/config.ts'
import { errorForLog } from './error-for-log.ts'
import { requireProxySecret } from './require-proxy-secret.ts'
import { UNCACHED_HEADERS } from './security-headers.ts'

/** The largest body is an application with a CV and a cover letter of 20,000 characters each. */
const BODY_LIMIT_BYTES = 256 * 1024

/** The same body as a form posted by the browser itself: up to nine bytes per letter. */
const FORM_LIMIT_BYTES = 512 * 1024

/** Maximum body that is read from a client without a valid session, in bytes. */
const MAX_ANONYMOUS_BODY_BYTES = 1024 * 1024

/** The route that receives pictures. */
const PICTURES = '/api/desk/media'

/**
 * Routes with another limit: a release description may have 240,000 characters of JSON; forms behind links in mails
 * and on the operations page are short.
 */
const BODY_LIMITS: Readonly<Record<string, number>> = {
  // Stories of 100,000 characters.
  'POST /api/desk/stories': 512 * 1024,
  'PUT /api/desk/stories/:id': 512 * 1024,
  'POST /api/desk/league/articles': 512 * 1024,
  'PUT /api/desk/league/articles/:id': 512 * 1024,
  'POST /api/desk/prices/:list/check': MAX_PRICE_FILE_BYTES,
  'POST /api/desk/prices/:list/upload': MAX_PRICE_FILE_BYTES,
  // A half that was scored offline.
  'POST /api/desk/score/:fixture/taps': 512 * 1024,
  'POST /api/desk/league/import': MOST_IMPORT_BYTES,
  'POST /api/desk/league/import/check': MOST_IMPORT_BYTES,
  'POST /api/data-request': 8 * 1024,
  'POST /api/data-request/copy': 8 * 1024,
  'POST /api/data-request/erase': 8 * 1024,
  'POST /api/newsletter/confirm': 8 * 1024,
  'POST /api/newsletter/unsubscribe': 8 * 1024,
  'POST /operations/:name/:verb': 8 * 1024,
  'POST /api/releases': 1024 * 1024,
  'POST /api/telemetry': 16 * 1024,
  'POST /api/policy-reports': 16 * 1024,
}

/**
 * Timeouts that disconnect slow clients, in milliseconds: for the headers, for a body other than a picture, and
 * between checks.
 */
const HEADERS_TIMEOUT_MS = 5_000
const BODY_TIMEOUT_MS = 10_000
const CHECKING_INTERVAL_MS = 1_000

/** Longer than the edge keeps an idle connection, so that the edge never writes into a closing one. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000

/** Creates the HTTP server with the limits, request ids, log lines and headers of every response. */
export function createFastifyAdapter(
  config: Pick<Config, 'LOG_LEVEL' | 'TRUSTED_PROXIES' | 'PROXY_SECRET'>,
): FastifyAdapter {
  const adapter = new FastifyAdapter({
    logger: { level: config.LOG_LEVEL, serializers: { err: errorForLog } },
    // logAnswer writes one line for each request instead of Fastify's two.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: trustIn(config.TRUSTED_PROXIES),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    return503OnClosing: false,
    // Nest's middleware is not used, and its layer would slow down every request.
    skipMiddie: true,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECKING_INTERVAL_MS,
    },
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id']
      return isRequestId(given) ? given : randomUUID()
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
  limitBodies(fastify.server, BODY_TIMEOUT_MS)
  if (config.PROXY_SECRET !== undefined) requireProxySecret(fastify, config.PROXY_SECRET)
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMITS[`${String(route.method)} ${route.url}`]
  })
  fastify.removeContentTypeParser('text/plain')
  acceptForms(fastify)
  acceptReports(fastify)
  acceptPictures(fastify)
  // Cached responses bypass this hook: their prepared headers include the same ones.
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    // Pages have their own policy, and immutable responses may be cached.
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
 * Refuses large bodies from clients that are not signed in before anything of them is read: parsing one takes memory
 * and time, and anybody can write a cookie. Call it before routes are registered.
 */
export function limitAnonymousBodies(
  fastify: FastifyInstance,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
): void {
  fastify.addHook('onRoute', (route) => {
    if ((route.bodyLimit ?? 0) <= MAX_ANONYMOUS_BODY_BYTES) return
    route.onRequest = async (request, reply) => {
      if (await isSignedIn(request)) return
      return reply.code(401).send(errorResponse(401, 'Sign in first', request.id))
    }
  })
}

const FORMS =
  /^\/(api\/(contact|careers\/apply|newsletter|league\/reports)(\?|$)|api\/data-request(\/|$)|operations\/)/
const MAIL_LINKS = /^\/api\/newsletter\/(confirm|unsubscribe)(\?|$)/

/**
 * Accepts forms where browsers post them: those of visitors, of data requests and of the operations page. Pages behind
 * links in mails, and mail programs, post forms whose bodies are ignored. Everything else is JSON.
 */
function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<string>(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    ({ url, headers }, body, done) => {
      const isUrlEncoded = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      if (MAIL_LINKS.test(url)) done(null)
      else if (isUrlEncoded && FORMS.test(url)) done(null, postedFields(body))
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
    },
  )
}

/** JSON media types in which browsers report violations of a policy. */
export const REPORT_TYPES = ['application/reports+json', 'application/csp-report'] as const

/** Accepts browser reports. Like JSON itself, no form of another site can have their media types. */
function acceptReports(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    [...REPORT_TYPES],
    { parseAs: 'string' },
    fastify.getDefaultJsonParser('error', 'error'),
  )
}

/**
 * Accepts pictures, but leaves the body to the handler, so that nothing is read before the guard has admitted its
 * sender.
 */
function acceptPictures(fastify: FastifyInstance): void {
  fastify.addContentTypeParser([...PICTURE_TYPES], ({ routeOptions }, payload, done) => {
    if (routeOptions.url === PICTURES) done(null, payload)
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
  })
}

/** Logs one line per request, without the query, which may contain a visitor's input. */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.raw.statusCode
  // Successful reads are too many to log.
  const level = request.method === 'GET' && status < 400 ? 'debug' : 'info'
  const path = request.url.split('?', 1)[0]
  const ms = Math.round(reply.elapsedTime * 10) / 10
  request.log[level]({ method: request.method, path, status, ms }, 'request')
}
