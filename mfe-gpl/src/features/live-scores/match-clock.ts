import { liveScores, type LiveScores } from './live-store.ts'
import { whileSeen } from './while-seen.ts'

const MINUTE_MS = 60_000
const SHORTEST_WAIT_MS = 1_000

/** How far the server's clock is ahead of this one, in milliseconds. */
let ahead = 0

/** @param now the server's, as a message has just said it. */
export function setClock(now: string): void {
  ahead = Date.parse(now) - Date.now()
}

/** The server's now, in milliseconds since 1970. */
export const serverNow = () => Date.now() + ahead

/** Tells the minutes of play as they begin, in a tab that is seen. @returns ends it. */
export const runClock = (): (() => void) =>
  whileSeen(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      liveScores.setState({ now: serverNow() })
      const wait = untilNextMinute(liveScores.getState())
      if (wait !== null) timer = setTimeout(tick, wait)
    }
    tick()
    const stop = liveScores.subscribe((scores, before) => {
      if (scores.lines !== before.lines || scores.matches !== before.matches) tick()
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  })

/** Milliseconds until the next minute of one of the matches begins; null where no clock runs. */
function untilNextMinute({ lines, matches, now }: LiveScores): number | null {
  const waits = [...Object.values(lines), ...Object.values(matches)].flatMap(({ clock }) =>
    clock ? MINUTE_MS - (Math.max(0, now - Date.parse(clock.startedAt)) % MINUTE_MS) + 1 : [],
  )
  return waits.length > 0 ? Math.max(SHORTEST_WAIT_MS, Math.min(...waits)) : null
}
