import { useSyncExternalStore } from 'react'
import { whileSeen } from '../live-scores/while-seen.ts'
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

/** As each begins, in a tab that is seen. */
const eachMinute = (onChange: () => void): (() => void) =>
  whileSeen(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(tell, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    const tell = () => {
      onChange()
      wait()
    }
    tell()
    return () => clearTimeout(timer)
  })
