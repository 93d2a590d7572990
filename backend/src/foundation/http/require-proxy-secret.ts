import type { FastifyInstance } from 'fastify'
import { errorResponse } from 'shared-server/error-response'
import { isProxySecret, PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'

/** Routes that are called without a proxy: by probes, by Prometheus, and by the platform team with a token. */
const ASKED_DIRECTLY = /^\/(healthz|readyz|metrics|favicon\.ico|operations(\/.*)?)$/

/**
 * Refuses calls that bypassed edge and proxy. It checks the route rather than the address, which can be spelt in many
 * ways. Requests without a route are refused as well.
 */
export function requireProxySecret(fastify: FastifyInstance, secret: string): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[PROXY_SECRET_HEADER]
    delete request.headers[PROXY_SECRET_HEADER]
    if (ASKED_DIRECTLY.test(request.routeOptions.url ?? '') || isProxySecret(given, secret)) {
      done()
      return
    }
    const message = 'The API is asked through the site'
    void reply.code(403).send(errorResponse(403, message, request.id))
  })
}
