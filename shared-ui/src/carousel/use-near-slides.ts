import { useEffect, useState } from 'react'

/**
 * Returns the slides shown so far, and, half an interval after one is shown, the one that follows it: early
 * enough for its picture to arrive, and late enough not to compete with the first.
 */
export function useNearSlides(
  current: number,
  count: number,
  interval: number,
): ReadonlySet<number> {
  const [announced, setAnnounced] = useState<ReadonlySet<number>>(new Set([0]))

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => new Set([...before, current, (current + 1) % count])),
      interval / 2,
    )
    return () => clearTimeout(timer)
  }, [current, count, interval])

  return announced.has(current) ? announced : new Set([...announced, current])
}
