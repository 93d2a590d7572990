import { useEffect, useState } from 'react'

/** Interval of the displayed clock (requirement 9), in milliseconds. */
const CLOCK_MS = 60_000

/** Returns the current time, updated every minute; `null` until the page runs, as a prerendered page has no time. */
export function useClock(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tell = () => setNow(new Date())
    const first = setTimeout(tell)
    const timer = setInterval(tell, CLOCK_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  return now
}
