import type { FastifyRequest } from 'fastify'
import { pathOf, routableUrl } from './routable-url.ts'

/** What the log says of a request: never the query, which a visitor may have typed, nor a preview's token. */
export function requestForLog({ method, url, host, ip }: FastifyRequest) {
  return { method, path: pathForLog(url), host, ip }
}

/** The path that log and traces may hold. A preview's token is left out however its address is spelt. */
export const pathForLog = (url: string): string =>
  pathOf(routableUrl(url)).replace(/^(\/+preview\/).+/i, '$1…')
