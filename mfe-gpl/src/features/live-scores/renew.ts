import type { LiveLine } from 'shared-contracts/league/match-stream'
import type { Query, QueryClient } from 'shared-contracts/query'
import { isOn } from '../match-state/match-state.ts'
import { whileSeen } from './while-seen.ts'

/** An occasion on which pages refetch data. */
export type Occasion = 'goal' | 'whistle' | 'end'

/**
 * Delay of a refetch, in milliseconds: ten thousand phones hear of a goal at once, so their requests are spread.
 * The score itself needs no request.
 */
const SOONEST_MS = 2_000
const SPREAD_MS = 8_000

const AS_IT_STANDS = /^\/api\/league\/seasons\/[^/]+\/standings\?.*live=true/

const ASKED = {
  goal: [AS_IT_STANDS],
  whistle: [AS_IT_STANDS, /^\/api\/league\/live$/],
  // Table, form and figures, because the match counts from now on, or counts no longer.
  end: [/^\/api\/league\/(seasons\/|clubs\/|players\/|live$)/],
} as const satisfies Record<Occasion, readonly RegExp[]>

type Heard = Pick<LiveLine, 'status' | 'score'>

/**
 * Returns what a change of a match is an occasion for; null if nothing changed. Results and tables depend on a match
 * that is over after the change, or was before it: an end may be taken back.
 */
export function occasionOf(before: Heard, after: Heard, isCorrected = false): Occasion | null {
  const isWhistle = before.status !== after.status
  if (!isWhistle && !isCorrected && String(before.score) === String(after.score)) return null
  if (!isOn(after) || !(isOn(before) || isComing(before))) return 'end'
  return isWhistle ? 'whistle' : 'goal'
}

const isComing = ({ status }: Heard) => status === 'scheduled' || status === 'postponed'

const waiting = new Map<QueryClient, Set<RegExp | string>>()
let stop: (() => void) | null = null

/**
 * Refetches the data that depends on a match, after a delay and once for all changes until then. Queries that no
 * page shows are fetched when one does.
 *
 * @param match slug of the match; undefined does not refetch the match itself.
 */
export function renew(client: QueryClient, occasion: Occasion, match?: string): void {
  const paths = waiting.get(client) ?? new Set<RegExp | string>()
  for (const path of ASKED[occasion]) paths.add(path)
  if (match !== undefined) paths.add(`/api/league/matches/${encodeURIComponent(match)}`)
  waiting.set(client, paths)
  stop ??= whileSeen(() => {
    const timer = setTimeout(ask, SOONEST_MS + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  })
}

function ask(): void {
  stop?.()
  stop = null
  for (const [client, paths] of waiting) {
    const isAsked = ({ queryKey: [path] }: Pick<Query, 'queryKey'>) =>
      [...paths].some((each) =>
        typeof each === 'string' ? each === path : each.test(String(path)),
      )
    void client.invalidateQueries({ predicate: isAsked })
  }
  waiting.clear()
}
