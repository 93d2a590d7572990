import { useRef } from 'react'

/**
 * Keys for requests that must not count twice. The same content keeps its key until {@link forget}, so
 * that sending it again after a lost answer is harmless; other content gets another.
 */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string } | null>(null)
  return {
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content)
      if (last.current?.content !== text) last.current = { content: text, key: newKey() }
      return last.current.key
    },
    forget: () => {
      last.current = null
    },
  }
}

/** 128 random bits. Unlike `randomUUID`, this works on a page that came without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
