import { useEffect, useState } from 'react'

/** How often the displayed clock moves (requirement 9), in milliseconds. */
const CLOCK_MS = 60_000

/** The time now, once a minute; `null` until the page runs, for a prerendered page knows no time. */
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
