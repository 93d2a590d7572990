import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { callDesk } from '../../desk-api/desk-api.ts'
import { isSignedIn } from '../../session/remembered.ts'
import type { Phone } from '../phone.ts'
import { listenToMatch } from './match-signal.ts'
import { Scorebook, type BookState } from './scorebook.ts'

/** Interval at which the clock is stored for the next page, in seconds: each write costs battery. */
const KEEP_CLOCK_EVERY = 10

export interface OpenBook {
  readonly book: Scorebook
  readonly state: BookState
  /** The server's clock, in milliseconds since 1970, updated each second while the page is visible. */
  readonly now: number
}

/** Opens the book of a match: it works while the page is visible, and rests while it is hidden. */
export function useScorebook({ store, clock }: Phone, account: number, match: string): OpenBook {
  const book = useMemo(
    () =>
      new Scorebook({
        ...{ account, match, store, clock, call: callDesk },
        isOwn: () => isSignedIn(account),
      }),
    [account, match, store, clock],
  )
  const state = useSyncExternalStore(book.subscribe, book.state)
  const [now, setNow] = useState(() => clock.now())

  useEffect(() => {
    let isHere = true
    let ticks = 0
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => {
      setNow(clock.now())
      ticks += 1
      if (ticks % KEEP_CLOCK_EVERY === 0) void store.keepClock(clock.log).catch(() => undefined)
    }
    let stopListening: () => void = () => undefined
    const rest = () => {
      clearInterval(timer)
      stopListening()
      clock.hide()
      book.rest()
      void store.keepClock(clock.log).catch(() => undefined)
    }
    const wake = () => {
      clearInterval(timer)
      clock.show()
      tick()
      timer = setInterval(tick, 1_000)
      book.wake()
      stopListening()
      stopListening = listenToMatch(match, {
        onNews: (sequence) => book.heardOf(sequence),
        onOpen: (isOpen) => book.listen(isOpen),
      })
    }
    const look = () => (document.hidden ? rest() : wake())
    // A hidden page sends what waits, and rests again.
    const retry = () => (document.hidden ? book.refresh() : book.wake())
    // Reading fails if another tab has taken over meanwhile; that tab reads it.
    book
      .open()
      .catch(() => undefined)
      .finally(() => isHere && look())
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', rest)
    window.addEventListener('pageshow', look)
    window.addEventListener('online', retry)
    return () => {
      isHere = false
      rest()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', rest)
      window.removeEventListener('pageshow', look)
      window.removeEventListener('online', retry)
    }
  }, [book, clock, match, store])
  return { book, state, now }
}
