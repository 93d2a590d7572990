import type { IncomingHttpHeaders } from 'node:http'

/** Nobody reads and fills in a form faster than this, in milliseconds. */
const HASTE_MS = 1_500

/** Why a message looks automated: it filled in a hidden field, or it came too quickly. */
export type Suspicion = 'trap' | 'haste'

/**
 * Judges a form by two optional headers: `X-Form-Trap` holds a hidden field (a honeypot), and `X-Form-Age` the
 * milliseconds since the form was shown. Without them nothing is suspected. A suspected message is stored and
 * answered like any other, because an acknowledged one is never lost, but nobody is notified of it.
 */
export function suspicionOf(headers: IncomingHttpHeaders): Suspicion | null {
  if (headers['x-form-trap']) return 'trap'
  const age = headers['x-form-age']
  return typeof age === 'string' && /^\d{1,15}$/.test(age) && Number(age) < HASTE_MS
    ? 'haste'
    : null
}
