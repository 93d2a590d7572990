import type { IncomingHttpHeaders } from 'node:http'

const SEQUENCE = /^\d{1,9}$/

/**
 * The number of the last message that a client has; null for none.
 *
 * @param after as its address says, for clients that cannot send the header, which is newer where both are there.
 */
export function knownSequence(headers: IncomingHttpHeaders, after: unknown): number | null {
  const given = headers['last-event-id'] ?? after
  return typeof given === 'string' && SEQUENCE.test(given) ? Number(given) : null
}
