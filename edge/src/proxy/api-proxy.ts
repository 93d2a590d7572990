import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, onSendHookHandler } from 'fastify'
import { MAX_PICTURE_BYTES } from 'shared-contracts/desk/media'
import { MAX_PRICE_FILE_BYTES } from 'shared-contracts/desk/prices'
import { MOST_IMPORT_BYTES } from 'shared-contracts/league/desk-import'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import { OWN_PAGE_HEADERS } from '../pages/security-headers.ts'
import { answerHeaders } from './answer-headers.ts'
import { ApiTooSlow, ApiUnreachable } from './api-errors.ts'
import { callerHeaders, type ApiAccess } from './caller-headers.ts'
import { endToEnd } from './end-to-end.ts'
import { limitLargeBodies } from './large-bodies.ts'
import { keepPostedForm, returnedForm } from './returned-form.ts'

/** Largest body of a call, in bytes: that of publishing a release's description. */
const BODY_LIMIT = 512 * 1024

/**
 * Path of pictures. They have connections of their own: a response lasts as long as its slowest reader, and readers of
 * pictures must not keep the connections of all other calls.
 */
const PICTURES = '/api/media'

/** Paths for importing a season's file, for uploading a picture and for a file of prices. */
const IMPORT = '/api/desk/league/import'
const MEDIA = '/api/desk/media'
const PRICES = '/api/desk/prices'
/** Timeout for the largest file, and for drawing a picture after those before it, in milliseconds. */
const FILE_MS = 60_000

/**
 * Timeout for the first part of the API's response, and between two parts, in milliseconds; also for a client that
 * takes nothing of the response.
 */
const ANSWER_MS = 10_000

/**
 * Headers by which a client could impersonate somebody else or join our traces; the API gets one verified address.
 * The edge has already answered `Expect`.
 */
const KEPT_BACK = new Set([
  'expect',
  ...['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'via'],
  PROXY_SECRET_HEADER,
  ...['traceparent', 'tracestate', 'baggage'],
])

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(endToEnd(headers)).filter(([name]) => !KEPT_BACK.has(name)))

/**
 * Forwards `/api`. The edge reads a call's whole body first, so that a slow or endless one occupies no connection
 * to the API; responses are streamed.
 */
export async function proxyApi(edge: FastifyInstance, api: ApiAccess): Promise<void> {
  const largeBodies = limitLargeBodies(BODY_LIMIT, api)
  const pass =
    (from: string, to: string, bodyLimit: number, headersTimeout = ANSWER_MS) =>
    async (calls: FastifyInstance) => {
      calls.removeAllContentTypeParsers()
      calls.addContentTypeParser<Buffer>(
        '*',
        { parseAs: 'buffer', bodyLimit },
        (request, body, done) => {
          keepPostedForm(request, body)
          done(null, Readable.from([body]))
        },
      )
      if (bodyLimit > BODY_LIMIT) calls.addHook('onRequest', largeBodies)
      calls.addHook('onSend', endIfNotTaken)
      await calls.register(proxy, {
        upstream: api.apiOrigin,
        prefix: from,
        rewritePrefix: to,
        proxyPayloads: false,
        undici: { connections: 64, pipelining: 1, headersTimeout, bodyTimeout: ANSWER_MS },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...passedOn(headers),
            ...callerHeaders(request, api),
          }),
          rewriteHeaders: answerHeaders,
          // Otherwise a call answered with 503 would be repeated ten times, after milliseconds.
          retryDelay: () => null,
          onError: (reply, { error }) => {
            const isLate = /timeout/i.test(`${error.name} ${error.message}`)
            const form = returnedForm(reply.request)
            if (form === null) reply.send(isLate ? new ApiTooSlow() : new ApiUnreachable())
            else {
              const status = isLate ? 504 : 503
              reply.code(status).headers(OWN_PAGE_HEADERS).send(form)
            }
          },
        },
      })
    }
  await edge.register(pass('/api', '/api', BODY_LIMIT))
  await edge.register(pass(PICTURES, PICTURES, BODY_LIMIT))
  await edge.register(pass(MEDIA, MEDIA, MAX_PICTURE_BYTES, FILE_MS))
  await edge.register(pass(IMPORT, IMPORT, MOST_IMPORT_BYTES, FILE_MS))
  await edge.register(pass(PRICES, PRICES, MAX_PRICE_FILE_BYTES))
  await edge.register(pass('/media/desk', '/api/media', BODY_LIMIT))
}

/**
 * Disconnects a client that takes nothing of a response, because it occupies a connection to the API. When the
 * response ends, Node replaces this timeout of the socket by its own.
 */
const endIfNotTaken: onSendHookHandler = (_request, reply, payload, done) => {
  const { raw } = reply
  const isEventStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
  const isFromApi = payload instanceof Readable
  if (isFromApi && !isEventStream) raw.setTimeout(ANSWER_MS, () => raw.destroy())
  done(null, payload)
}
