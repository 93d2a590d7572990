import { createHmac, timingSafeEqual } from 'node:crypto'
import { freshBytes } from './fresh-bytes.ts'

/** Lifetime of a ticket, in milliseconds: most tabs are closed within a day of work. */
const VALID_MS = 12 * 3_600_000

/** One document that an edge sent. */
export interface Visit {
  /** Identifies this document. */
  readonly nonce: string
  /** Identifies the browser while there is a canary; null at other times. */
  readonly browser: string | null
}

/**
 * Makes the ticket for a document's reports: `<nonce>.<browser>.<end>.<signature>`. Only edge and API can make one,
 * so every reporter has requested a document.
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

/** Reads a ticket. @returns null if it has expired, or was made by neither edge nor API. */
export function readVisitTicket(secret: string, ticket: string, now = Date.now()): Visit | null {
  const [nonce = '', browser = '', end = '', signature = '', ...rest] = ticket.split('.')
  const expected = Buffer.from(hmac(keyOf(secret), `${nonce}.${browser}.${end}`))
  const given = Buffer.from(signature)
  if (rest.length > 0 || given.length !== expected.length) return null
  if (!timingSafeEqual(given, expected)) return null
  if (Number.parseInt(end, 36) * 1_000 < now) return null
  return { nonce, browser: browser || null }
}

/** Derives a separate key, so that a signature made for one purpose is invalid for another. */
function keyOf(secret: string): Buffer {
  if (known?.secret !== secret) {
    known = { secret, key: createHmac('sha256', secret).update('visit ticket').digest() }
  }
  return known.key
}

/** Cached key: every document has a ticket, and a program only one secret. */
let known: { readonly secret: string; readonly key: Buffer } | undefined

/** Uses half of the digest: 128 bits in 22 letters, because every document carries them. */
const hmac = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url')
