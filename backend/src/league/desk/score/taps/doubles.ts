import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { MatchEvent } from '../../../matches/match-event.entity.ts'
import type { TappedMatch } from './tapped-match.ts'
import type { KeptTap } from './kept-tap.entity.ts'
import type { TapContext } from './tap-result.ts'
import { isGoal } from '../../../matches/score-of-events.ts'

/** Maximum time between two scorers' taps for the same event, in milliseconds. */
const DUPLICATE_WINDOW_MS = 60_000

/** Properties that tell one event from another. */
type Seen = Pick<MatchEvent, 'type' | 'side' | 'personId' | 'at'>

/** A scorer on one phone. Two phones on which one account is signed in see the same things, as two scorers do. */
type Scorer = Pick<TapContext, 'userId' | 'sessionId'>

/**
 * Finds the event that another scorer has tapped for the same thing. Each event matches only one tap of a scorer, so
 * two substitutions in the same minute stay two.
 *
 * @returns id of the event that counts in its place: the latest correction that was not taken back.
 */
export function sameThing(match: TappedMatch, seen: Seen, by: Scorer): string | null {
  const answered = new Set(
    match.doubles.flatMap((one) =>
      isSameScorer(match, one, by) && one.sameAs !== null ? [rootOf(match, one.sameAs)] : [],
    ),
  )
  const candidates = match.events.filter(
    (event) =>
      !event.withdrawn &&
      isAlike(event, seen) &&
      !answered.has(rootOf(match, event.id)) &&
      !isTappedBy(match, rootOf(match, event.id), by),
  )
  const [nearest] = candidates.toSorted((a, b) => distance(a, seen) - distance(b, seen))
  return nearest ? currentOf(match, nearest.id) : null
}

/** Who tapped something, as far as known, and when. */
type EarlierTap = Pick<KeptTap, 'sessionId' | 'at'> & { readonly userId: number | null }

function isSameScorer(match: TappedMatch, one: EarlierTap, by: Scorer): boolean {
  if (one.userId !== by.userId) return false
  // Without a known session, the account is all that is known of a scorer.
  if (one.sessionId === null || one.sessionId === by.sessionId) return true
  return hasSignedInAgain(match, one.sessionId, one.at, by)
}

/** Whether a scorer's session has ended, and the present one began soon after a tap: the scorer signed in again. */
function hasSignedInAgain(
  { openSessions }: TappedMatch,
  earlier: number,
  tappedAt: Date,
  { sessionId }: Scorer,
): boolean {
  const startedAt = openSessions.get(sessionId)
  if (!startedAt || openSessions.has(earlier)) return false
  const sinceTap = startedAt.getTime() - tappedAt.getTime()
  return sinceTap > 0 && sinceTap <= DUPLICATE_WINDOW_MS
}

function isTappedBy(match: TappedMatch, id: string, by: Scorer): boolean {
  const event = match.find(id)
  if (!event) return false
  const sessionId = match.sessions.get(id) ?? null
  return isSameScorer(match, { userId: event.scoredBy, sessionId, at: event.at }, by)
}

function isAlike(event: Seen, seen: Seen): boolean {
  if (event.side !== seen.side) return false
  if (Math.abs(event.at.getTime() - seen.at.getTime()) > DUPLICATE_WINDOW_MS) return false
  if (event.type === seen.type) return isSamePlayer(event, seen)
  if (isGoal(event.type) && isGoal(seen.type)) {
    // A scorer who takes a goal for an own goal names a player of the other side.
    return [event.type, seen.type].includes('own-goal') || isSamePlayer(event, seen)
  }
  return isSendingOff(event.type) && isSendingOff(seen.type) && isSamePlayer(event, seen)
}

const isSendingOff = (type: MatchEventType) => type === 'red-card' || type === 'second-yellow'

const isSamePlayer = (event: Seen, seen: Seen) =>
  event.personId === null || seen.personId === null || event.personId === seen.personId

/** Sort key of candidates: those with the same known player come first, then the nearest in time. */
function distance(event: MatchEvent, seen: Seen): number {
  const isKnown = event.personId !== null && event.personId === seen.personId
  const apart = Math.abs(event.at.getTime() - seen.at.getTime())
  return apart + (isKnown ? 0 : 2 * DUPLICATE_WINDOW_MS)
}

/** Returns the event with which a chain of corrections began. */
function rootOf(match: TappedMatch, id: string): string {
  const corrects = match.find(id)?.corrects
  return corrects ? rootOf(match, corrects) : id
}

/** Returns the event of a chain of corrections that counts. */
function currentOf(match: TappedMatch, id: string): string {
  const next = match.successorOf(id)
  return next && !next.withdrawn ? currentOf(match, next.id) : id
}
