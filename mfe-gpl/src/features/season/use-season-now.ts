import { useSyncExternalStore } from 'react'
import { whileSeen } from '../live-scores/while-seen.ts'
import { useScopedSeason } from './SeasonScope.tsx'

/**
 * Returns the season's current time, in milliseconds since 1970; a sample's clock stands still. Null for a real
 * season until the page runs in a browser, because a server renders a page for any time; and until the season is known.
 */
export function useSeasonNow(): number | null {
  const season = useScopedSeason()
  const minute = useSyncExternalStore(eachMinute, thisMinute, () => null)
  if (season === null) return null
  return season.clock === null ? minute : Date.parse(season.clock)
}

const MINUTE_MS = 60_000

/** The current minute as a stable snapshot between renders. */
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** Notifies at the start of each minute, in a visible tab. */
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
