import type { Fixture } from '../matches/fixture.entity.ts'
import type { Alert } from './alert.entity.ts'

/** The state of a match that alerts depend on. */
export type MatchState = Pick<Fixture, 'status' | 'kickOff' | 'homeGoals' | 'awayGoals'>

/** What to tell followers. */
export type Change = Pick<
  Alert,
  'kind' | 'homeGoals' | 'awayGoals' | 'happenedAt' | 'dueAt' | 'expiresAt'
>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Delay after a change arrived in which scorers and editors can undo it before followers are told, in milliseconds. */
export const TAKEN_BACK_MS = 10_000

/** Lifetime of an alert by kind, in milliseconds. */
const FRESH_MS = {
  'kick-off': 10 * MINUTE_MS,
  goal: 10 * MINUTE_MS,
  'full-time': 4 * HOUR_MS,
  postponed: 24 * HOUR_MS,
  corrected: 4 * HOUR_MS,
} as const

/** A result entered by hand is no longer news this many milliseconds after the kick-off. */
const ENTERED_LATE_MS = 5 * HOUR_MS

/**
 * Returns what followers are told about a change. If several things happened, as when a phone sends a whole half at
 * once, it is the latest.
 *
 * @param at when it happened, which may be long ago.
 * @param now when it arrived: a phone offers to undo a tap for some time after it, however long finding a player took.
 * @returns null if nobody is told.
 */
export function alertForChange(
  before: MatchState,
  after: MatchState,
  at: Date,
  now: Date,
): Change | null {
  const kind = kindOf(before, after, at)
  if (kind === null) return null
  // A correction does not wait, because it follows something that was already told.
  const waitsMs = kind === 'corrected' ? 0 : TAKEN_BACK_MS
  return {
    ...{ kind, homeGoals: after.homeGoals, awayGoals: after.awayGoals, happenedAt: at },
    dueAt: later(at > now ? at : now, waitsMs),
    expiresAt: later(at, FRESH_MS[kind]),
  }
}

function kindOf(before: MatchState, after: MatchState, at: Date): Change['kind'] | null {
  if (after.status === 'postponed') return isNewlyPostponed(before, at) ? 'postponed' : null
  if (isOver(after)) {
    if (isOver(before)) return isSameScore(before, after) ? null : 'corrected'
    return isOn(before) || isLately(after, at) ? 'full-time' : null
  }
  if (!isOn(after)) return null
  if (hasFewer(before, after)) return 'corrected'
  if (!isSameScore(before, after)) return 'goal'
  return isOn(before) || isOver(before) ? null : 'kick-off'
}

const isOn = ({ status }: MatchState) => status === 'in-play' || status === 'half-time'

const isOver = ({ status }: MatchState) => status === 'finished'

/** Not so for a match that should have been played a day ago or earlier: that is a correction, not a postponement. */
const isNewlyPostponed = ({ status, kickOff }: MatchState, at: Date) =>
  status === 'scheduled' && (kickOff === null || at.getTime() < kickOff.getTime() + 24 * HOUR_MS)

const isLately = ({ kickOff }: MatchState, at: Date) =>
  kickOff !== null && Math.abs(at.getTime() - kickOff.getTime()) < ENTERED_LATE_MS

const goalsOf = ({ homeGoals, awayGoals }: MatchState) => [homeGoals ?? 0, awayGoals ?? 0] as const

const isSameScore = (one: MatchState, other: MatchState) =>
  goalsOf(one).join() === goalsOf(other).join()

function hasFewer(before: MatchState, after: MatchState): boolean {
  const [home, away] = goalsOf(before)
  const [homeNow, awayNow] = goalsOf(after)
  return homeNow < home || awayNow < away
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
