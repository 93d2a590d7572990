import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { MatchEvent } from '../../../matches/match-event.entity.ts'
import type { TappedMatch } from './tapped-match.ts'
import type { KeptTap } from './kept-tap.entity.ts'
import { isGoal } from '../../../matches/score-of-events.ts'

/** Maximum time between two scorers' taps for the same event, in milliseconds. */
const DUPLICATE_WINDOW_MS = 60_000

/** Properties that tell one event from another. */
type Seen = Pick<MatchEvent, 'type' | 'side' | 'personId' | 'at'>

/** A scorer on one phone. Two phones on which one account is signed in see the same things, as two scorers do. */
type Scorer = Pick<KeptTap, 'userId' | 'sessionId'>

/**
 * Finds the event that another scorer has tapped for the same thing. Each event matches only one tap of a scorer, so
 * two substitutions in the same minute stay two.
 *
 * @returns id of the event that counts in its place: the latest correction that was not taken back.
 */
export function sameThing(match: TappedMatch, seen: Seen, by: Scorer): string | null {
  const answered = new Set(
    match.doubles.flatMap((one) =>
      isSameScorer(one, by) && one.sameAs !== null ? [rootOf(match, one.sameAs)] : [],
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

/** Without a known session, the account is all that is known of a scorer. */
const isSameScorer = (one: { [K in keyof Scorer]: Scorer[K] | null }, by: Scorer) =>
  one.userId === by.userId && (one.sessionId === null || one.sessionId === by.sessionId)

const isTappedBy = (match: TappedMatch, id: string, by: Scorer) =>
  isSameScorer(
    { userId: match.find(id)?.scoredBy ?? null, sessionId: match.sessions.get(id) ?? null },
    by,
  )

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
