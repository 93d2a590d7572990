import { createHmac, timingSafeEqual } from 'node:crypto'
import { freshBytes } from './fresh-bytes.ts'

/** How long a tab may report, in milliseconds: most are closed within a day of work. */
const VALID_MS = 12 * 3_600_000

/** One document that an edge answered. */
export interface Visit {
  /** A number of this document alone. */
  readonly nonce: string
  /** Stands for the browser as long as a canary splits the visitors; null at other times. */
  readonly browser: string | null
}

/**
 * The ticket that a document's reports carry: `<nonce>.<browser>.<end>.<signature>`. Only edge and API can
 * make one, so that who reports has asked for a document.
 *
 * @param visitor the value of the browser's own cookie; the ticket does not disclose it.
 */
export function visitTicket(secret: string, visitor: string | null, now = Date.now()): string {
  const key = keyOf(secret)
  const nonce = freshBytes(12).toString('base64url')
  const browser = visitor === null ? '' : hmac(key, `browser ${visitor}`)
  const content = `${nonce}.${browser}.${Math.floor((now + VALID_MS) / 1_000).toString(36)}`
  return `${content}.${hmac(key, content)}`
}

/** @returns null for a ticket that is too old, or that neither edge nor API made. */
export function readVisitTicket(secret: string, ticket: string, now = Date.now()): Visit | null {
  const [nonce = '', browser = '', end = '', signature = '', ...rest] = ticket.split('.')
  const expected = Buffer.from(hmac(keyOf(secret), `${nonce}.${browser}.${end}`))
  const given = Buffer.from(signature)
  if (rest.length > 0 || given.length !== expected.length) return null
  if (!timingSafeEqual(given, expected)) return null
  if (Number.parseInt(end, 36) * 1_000 < now) return null
  return { nonce, browser: browser || null }
}

/** A key of its own: what is signed for one purpose means nothing for another. */
function keyOf(secret: string): Buffer {
  if (known?.secret !== secret) {
    known = { secret, key: createHmac('sha256', secret).update('visit ticket').digest() }
  }
  return known.key
}

/** Every document has a ticket, and a program one secret. */
let known: { readonly secret: string; readonly key: Buffer } | undefined

/** Half of the digest: 128 bits in 22 letters, because every document carries them. */
const hmac = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url')
