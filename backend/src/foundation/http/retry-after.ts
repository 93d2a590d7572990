/** A server that asks for more is asked again after a day. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000

/**
 * Milliseconds that a response's `Retry-After` asks for, as seconds or as a date (RFC 9110, 10.2.3), at most a
 * day; 0 without one that can be read. A date counts from the source's own `Date`, whatever our clock says.
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
