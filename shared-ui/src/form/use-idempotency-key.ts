import { useRef } from 'react'
import { submissionKey } from 'shared-contracts/api/form'

/**
 * Keys for requests that must not count twice. The same content keeps its key until {@link forget}, so that a
 * retry after a lost response is harmless; different content gets a different key.
 */
export function useIdempotencyKey() {
  const base = useRef<string | null>(null)
  return {
    /** @param documentKey key that the document uses for sending without scripts, which may be under way already. */
    keyFor: (content: unknown, documentKey = ''): string => {
      base.current ??= documentKey || newKey()
      return submissionKey(base.current, content)
    },
    forget: () => {
      base.current = newKey()
    },
  }
}

/** 128 random bits. Unlike `randomUUID`, this works on a page that came without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
