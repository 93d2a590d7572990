import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { QueryClient } from 'shared-contracts/query'
import { allMatches, rememberMatches } from './all-matches.ts'
import { connect, type Source } from './connection.ts'
import { withLiveFigures } from './live-figures.ts'
import { withState } from './live-match.ts'
import { liveScores } from './live-store.ts'
import { runClock } from './match-clock.ts'
import { oneMatch } from './one-match.ts'
import { openRegion } from './announce.ts'
import { whileSeen } from './while-seen.ts'

/** Time for which an unused stream stays open, in milliseconds: the next page usually needs it again. */
const LINGER_MS = 2_000

liveScores.setState({ told: { figures: withLiveFigures, whole: withState } })

interface Held {
  followers: number
  timer: ReturnType<typeof setTimeout> | undefined
  readonly end: () => void
}

/** Open sources; all followers of a source share one stream. */
const held = new Map<string, Held>()
let stopClock: (() => void) | null = null

/**
 * Follows one match.
 *
 * @param from time to start, in milliseconds since 1970.
 * @returns a function that ends it.
 */
export const followMatch = (client: QueryClient, slug: string, from: number): (() => void) =>
  beginAt(from, () => take(slug, () => oneMatch(client, slug)))

/**
 * Follows all matches in play.
 *
 * @param matches those that the page shows; their club names are used to announce goals.
 */
export const followAll = (
  client: QueryClient,
  matches: readonly FixtureResponse[],
  from: number,
): (() => void) =>
  beginAt(from, () => {
    rememberMatches(matches)
    return take('', () => allMatches(client))
  })

/** Waits for a moment, in a visible tab. */
function beginAt(from: number, begin: () => () => void): () => void {
  let end: (() => void) | null = null
  const stopWaiting = whileSeen(() => {
    const timer = setTimeout(() => (end ??= begin()), Math.max(0, from - Date.now()))
    return () => clearTimeout(timer)
  })
  return () => {
    stopWaiting()
    end?.()
  }
}

function take(key: string, sourceOf: () => Source): () => void {
  const one = held.get(key) ?? open(key, sourceOf())
  clearTimeout(one.timer)
  one.followers += 1
  return () => {
    one.followers -= 1
    if (one.followers > 0) return
    one.timer = setTimeout(() => {
      held.delete(key)
      one.end()
      if (held.size > 0) return
      stopClock?.()
      stopClock = null
    }, LINGER_MS)
  }
}

function open(key: string, source: Source): Held {
  openRegion()
  stopClock ??= runClock()
  const disconnect = connect(source)
  const one: Held = {
    followers: 0,
    timer: undefined,
    end: () => {
      disconnect()
      source.forget()
    },
  }
  held.set(key, one)
  return one
}
