import { randomInt } from 'node:crypto'

/** Crockford's base 32: without I, L, O and U, which look like digits or spell words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const digits = (count: number) =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * Generates a code that identifies a submission to its visitor, such as `C-7K2Q-9XMD`. It has 40 random bits, and does
 * not reveal the number of submissions.
 *
 * @param kind `C` for a contact message, `A` for an application.
 */
export function newReference(kind: 'A' | 'C'): string {
  return `${kind}-${digits(4)}-${digits(4)}`
}
