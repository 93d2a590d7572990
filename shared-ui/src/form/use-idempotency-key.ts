import { useRef } from 'react'
import { submissionKey } from 'shared-contracts/api/form'

/**
 * Keys for requests that must not count twice. The same content keeps its key until {@link forget}, so
 * that sending it again after a lost answer is harmless; other content gets another.
 */
export function useIdempotencyKey() {
  const base = useRef<string | null>(null)
  return {
    /** @param documentKey what the document says for a send without scripts, which may be on its way already. */
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
