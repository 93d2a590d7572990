import type { IncomingHttpHeaders } from 'node:http'
import proxy from '@fastify/http-proxy'
import createError from '@fastify/error'
import type { FastifyInstance } from 'fastify'

const ApiUnreachable = createError('API_UNREACHABLE', 'The API cannot be reached', 503)
const ApiTooSlow = createError('API_TOO_SLOW', 'The API did not answer in time', 504)

/**
 * Headers by which a client could claim to be somebody else, or a part of our traces; the API hears one
 * address, which was verified.
 */
const CLAIMS = new Set([
  ...['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'via'],
  ...['traceparent', 'tracestate', 'baggage'],
])

const withoutClaims = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CLAIMS.has(name)))

/** Passes `/api` on as a stream, within limits: 10 s for the answer to begin and between two parts of it. */
export async function proxyApi(edge: FastifyInstance, apiOrigin: string): Promise<void> {
  await edge.register(proxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { connections: 64, pipelining: 1, headersTimeout: 10_000, bodyTimeout: 10_000 },
    replyOptions: {
      rewriteRequestHeaders: ({ id, ip, protocol }, headers) => ({
        ...withoutClaims(headers),
        'x-request-id': id,
        'x-forwarded-for': ip,
        'x-forwarded-proto': protocol,
      }),
      onError: (reply, { error }) => {
        const isLate = /timeout/i.test(`${error.name} ${error.message}`)
        reply.send(isLate ? new ApiTooSlow() : new ApiUnreachable())
      },
    },
  })
}
