import { useEffect, useState } from 'react'

/** Longest time between the two touches of a double tap, in milliseconds. */
export const PAUSE_MS = 400

/**
 * Whether something has appeared so recently that a press may be the second touch of a double tap, meant for what was
 * there before.
 *
 * @param shown identifies what is shown; each new value begins a pause.
 */
export function usePause(shown: unknown): boolean {
  const [settled, setSettled] = useState<{ readonly shown: unknown } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ shown }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return settled?.shown !== shown
}
