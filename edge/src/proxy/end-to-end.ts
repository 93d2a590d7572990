import type { IncomingHttpHeaders } from 'node:http'

/** Headers of one connection (RFC 9110, 7.6.1): the next connection has its own. */
const OF_ONE_CONNECTION = [
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]

/** Returns the headers without those that concern one connection only, such as those that `Connection` names. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const left = new Set([...OF_ONE_CONNECTION, ...named])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)))
}
