import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { isRequestId } from 'shared-server/request-id'

/** Keeps the request id of a trusted proxy, so that its log and ours refer to the same request. */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const { remoteAddress } = socket
    if (!isRequestId(given)) return randomUUID()
    return remoteAddress !== undefined && isTrusted(remoteAddress, 0) ? given : randomUUID()
  }
}
