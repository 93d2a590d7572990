import type { Subject } from '../../foundation/database/records.ts'
import { emailHash } from './email-hash.ts'

/** Whom or what somebody names: a reference is stored in capitals, and an address known by its hash. */
export function subjectOf(named: { reference: string } | { email: string }): Subject {
  return 'reference' in named
    ? { reference: named.reference.trim().toUpperCase() }
    : { emailHash: emailHash(named.email.trim()) }
}
