import { sha256 } from '../../foundation/database/sha256.ts'

/** Hashes an e-mail address, ignoring case. */
export function emailHash(email: string): string {
  return sha256(email.normalize('NFC').toLowerCase())
}
