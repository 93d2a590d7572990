import type { IncomingHttpHeaders } from 'node:http'

/** Faster than anybody reads a form and fills it in, in milliseconds. */
const HASTE_MS = 1_500

/** Why a message looks like a program's: it filled in what people do not see, or it was too quick. */
export type Suspicion = 'trap' | 'haste'

/**
 * What two optional headers of a form tell: `X-Form-Trap` holds a field that people do not see, and
 * `X-Form-Age` the milliseconds since the form was shown. Without them nothing is suspected. A suspected
 * message is stored and answered like any other, because an acknowledged one is never lost; only nobody is
 * notified of it.
 */
export function suspicionOf(headers: IncomingHttpHeaders): Suspicion | null {
  if (headers['x-form-trap']) return 'trap'
  const age = headers['x-form-age']
  return typeof age === 'string' && /^\d{1,15}$/.test(age) && Number(age) < HASTE_MS
    ? 'haste'
    : null
}
