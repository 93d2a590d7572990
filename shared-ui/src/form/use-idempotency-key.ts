import { useState } from 'react'
import { submissionKey } from 'shared-contracts/api/form'

/**
 * Keys for requests that must not count twice. The same content keeps its key until {@link forget}, so that a
 * retry after a lost response is harmless; different content gets a different key.
 */
export const useIdempotencyKey = () => useState(idempotencyKeys)[0]

function idempotencyKeys() {
  let base = ''
  return {
    /** @param documentKey key that the document uses for sending without scripts, which may be under way already. */
    keyFor: (content: unknown, documentKey = ''): string => {
      base ||= documentKey || newKey()
      return submissionKey(base, content)
    },
    forget: () => {
      base = newKey()
    },
  }
}

/** 128 random bits. Unlike `randomUUID`, this works on a page that came without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
