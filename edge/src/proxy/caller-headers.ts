import type { FastifyRequest } from 'fastify'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import type { EdgeConfig } from '../config.ts'

/** Where the API is, and what proves that a call comes from the edge. */
export type ApiAccess = Pick<EdgeConfig, 'apiOrigin' | 'proxySecret'>

/** Returns the headers that tell the API, verified by the edge, from whom a call comes and where it was sent. */
export const callerHeaders = (
  { id, ip, protocol, host }: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>,
  { proxySecret }: Pick<ApiAccess, 'proxySecret'>,
) => ({
  'x-request-id': id,
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
  ...(proxySecret !== undefined && { [PROXY_SECRET_HEADER]: proxySecret }),
})
