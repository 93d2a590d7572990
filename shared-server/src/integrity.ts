import { createHash } from 'node:crypto'

/**
 * Returns a shorter integrity value, for documents: each lists every script of its release, and hashes do not
 * compress. Browsers accept both, and no collision of SHA-256 is known.
 */
export const shortIntegrityOf = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Returns the Subresource Integrity value of a file's content. */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
