import type { IncomingHttpHeaders } from 'node:http'

const SEQUENCE = /^\d{1,9}$/

/**
 * Returns the sequence of the client's last message; null for none.
 *
 * @param after from the address, for clients that cannot send the header; the header is newer, and takes
 * precedence.
 */
export function knownSequence(headers: IncomingHttpHeaders, after: unknown): number | null {
  const given = headers['last-event-id'] ?? after
  return typeof given === 'string' && SEQUENCE.test(given) ? Number(given) : null
}
