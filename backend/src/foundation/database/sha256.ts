import { createHash } from 'node:crypto'

/**
 * Returns the SHA-256 of a text in hexadecimal digits. Unique indexes use digests because they have a fixed length,
 * and because MySQL's collations, which ignore case and accents, cannot confuse two of them.
 */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
