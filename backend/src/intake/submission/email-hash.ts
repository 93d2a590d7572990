import { createHash } from 'node:crypto'

/** SHA-256 of an address without regard to case, by which one correspondent is told from another. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.normalize('NFC').toLowerCase()).digest('hex')
}
