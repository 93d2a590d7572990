import { createHash } from 'node:crypto'

/**
 * SHA-256 of a text in hexadecimal digits. Unique indexes are on digests: they have one length, and MySQL's
 * collations, which ignore case and accents, cannot take two of them for one.
 */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
