/** Maximum delay: a server that asks for more is called again after a day. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000

/**
 * Returns the delay in milliseconds of a response's `Retry-After`, given in seconds or as a date (RFC 9110, 10.2.3).
 * It is at most a day, and 0 for a missing or invalid header. A date is compared with the response's own `Date`, since
 * our clock may differ.
 */
export function retryAfterOf(headers: Headers, now = Date.now()): number {
  const value = headers.get('retry-after')?.trim() ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - sentAt(headers, now)
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS)
}

function sentAt(headers: Headers, now: number): number {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? now : date
}
