import type { FastifyRequest } from 'fastify'
import { pathOf, routableUrl } from './routable-url.ts'

/**
 * Reduces a request to what may be logged: never the query, which a visitor may have typed, nor a preview's token,
 * and only the network of the visitor's address.
 */
export function requestForLog({ method, url, host, ip }: FastifyRequest) {
  return { method, path: pathForLog(url), host, network: networkForLog(ip) }
}

/**
 * Returns an IPv4 address without its last number, or the first 48 bits of an IPv6 address: enough to see an
 * attack. Some proxies name an address with its port, which is left out.
 */
export function networkForLog(address: string): string {
  if (address.includes('.')) {
    return address.replace(/^::ffff:/i, '').replace(/\.\d+(?::\d+)?$/, '.0')
  }
  const [head = ''] = address.replace(/^\[/, '').split('::')
  return `${head.split(':').slice(0, 3).join(':')}::`
}

/** Returns the path for log and traces. A preview's token is left out however its address is spelt. */
export const pathForLog = (url: string): string =>
  pathOf(routableUrl(url)).replace(/^(\/+preview\/).+/i, '$1…')
