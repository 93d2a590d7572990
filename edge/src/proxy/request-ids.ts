import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** What a proxy may have given; anything else could forge log lines. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** Takes over the request id of a trusted proxy, so that its log and ours speak of the same request. */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const { remoteAddress } = socket
    if (typeof given !== 'string' || !REQUEST_ID.test(given)) return randomUUID()
    return remoteAddress !== undefined && isTrusted(remoteAddress, 0) ? given : randomUUID()
  }
}
