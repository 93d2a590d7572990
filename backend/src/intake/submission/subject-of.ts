import type { Subject } from '../../foundation/database/records.ts'
import { emailHash } from './email-hash.ts'

/** Returns the subject of an erasure: a reference in capitals, as stored, or an address by its hash. */
export function subjectOf(named: { reference: string } | { email: string }): Subject {
  return 'reference' in named
    ? { reference: named.reference.trim().toUpperCase() }
    : { emailHash: emailHash(named.email.trim()) }
}
