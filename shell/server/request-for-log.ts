import type { FastifyRequest } from 'fastify'

/** What the log says of a request: never the query, which a visitor may have typed, nor a preview's token. */
export function requestForLog({ method, url, host, ip }: FastifyRequest) {
  const path = url.split('?', 1)[0] ?? ''
  return { method, path: path.replace(/^(\/preview\/).+/, '$1…'), host, ip }
}
