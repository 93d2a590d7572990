import { createHash } from 'node:crypto'

/**
 * The same in fewer bytes, for documents: each names every script of its release, and no hash compresses. Browsers take
 * both, and nobody is known to have made two contents of one SHA-256.
 */
export const shortIntegrityOf = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Subresource Integrity value of a file's content. */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
