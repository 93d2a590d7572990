import { liveScores, type LiveScores } from './live-store.ts'
import { whileSeen } from './while-seen.ts'

const MINUTE_MS = 60_000
const SHORTEST_WAIT_MS = 1_000
/** More than the longest pause of a client that polls: it waits 30 seconds, and then tries a stream for 60. */
const LOST_MS = 100_000

/** When the page's own clock began by the server's, in milliseconds since 1970; null until the server has said. */
let origin: number | null = null

/** @param now the server's clock in a message that has just arrived. */
export function setClock(now: string): void {
  origin = Date.parse(now) - performance.now()
}

/** Returns the server's clock, in milliseconds since 1970; a phone's own may be set during a match. */
export const serverNow = () => (origin === null ? Date.now() : origin + performance.now())

/** Notes that the connection is alive. */
export const noteHeard = () => liveScores.setState({ heardAt: serverNow(), isLost: false })

/**
 * Updates the minutes of play as they begin, in a visible tab and while something is heard. @returns a function that
 * ends it.
 */
export function runClock(): () => void {
  const end = whileSeen(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let silence: ReturnType<typeof setTimeout> | undefined
    const awaitSilence = () => {
      clearTimeout(silence)
      silence = setTimeout(() => liveScores.setState({ isLost: true }), LOST_MS)
    }
    const tick = () => {
      clearTimeout(timer)
      if (liveScores.getState().isLost) return
      liveScores.setState({ now: serverNow() })
      const wait = untilNextMinute(liveScores.getState())
      if (wait !== null) timer = setTimeout(tick, wait)
    }
    tick()
    awaitSilence()
    const stop = liveScores.subscribe((scores, before) => {
      if (scores.heardAt !== before.heardAt) awaitSilence()
      const isOther = scores.lines !== before.lines || scores.matches !== before.matches
      if (isOther || scores.isLost !== before.isLost) tick()
    })
    return () => {
      stop()
      clearTimeout(timer)
      clearTimeout(silence)
    }
  })
  return () => {
    end()
    liveScores.setState({ heardAt: 0, isLost: false })
  }
}

/** Returns the milliseconds until the next minute of any match begins; null if no clock is running. */
function untilNextMinute({ lines, matches, now }: LiveScores): number | null {
  const waits = [...Object.values(lines), ...Object.values(matches)].flatMap(({ clock }) =>
    clock ? MINUTE_MS - (Math.max(0, now - Date.parse(clock.startedAt)) % MINUTE_MS) + 1 : [],
  )
  return waits.length > 0 ? Math.max(SHORTEST_WAIT_MS, Math.min(...waits)) : null
}
