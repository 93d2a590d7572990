import type { FastifyRequest } from 'fastify'
import { pathOf } from './routable-url.ts'

/** What the log says of a request: never the query, which a visitor may have typed, nor a preview's token. */
export function requestForLog({ method, url, host, ip }: FastifyRequest) {
  return { method, path: pathOf(url).replace(/^(\/preview\/).+/, '$1…'), host, ip }
}
