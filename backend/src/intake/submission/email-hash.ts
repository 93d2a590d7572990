import { sha256 } from '../../foundation/database/sha256.ts'

/** Identifies an e-mail address regardless of case. */
export function emailHash(email: string): string {
  return sha256(email.normalize('NFC').toLowerCase())
}
