import { useSyncExternalStore } from 'react'
import { useScopedSeason } from './SeasonScope.tsx'

/**
 * The moment that counts as now in the season, in milliseconds since 1970: a sample stands still. Null where it is the
 * clock's own now and the page is not in a browser yet, because servers draw a page for any moment.
 */
export function useSeasonNow(): number | null {
  const clock = useScopedSeason()?.clock ?? null
  const minute = useSyncExternalStore(eachMinute, thisMinute, () => null)
  return clock === null ? minute : Date.parse(clock)
}

const MINUTE_MS = 60_000

/** As a whole minute, so that it stays the same from one drawing to the next. */
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}
