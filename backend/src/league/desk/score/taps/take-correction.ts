import { isWhistle } from 'shared-contracts/league/live-standing'
import { UNDO_MS, UNDONE, type CorrectionTap } from 'shared-contracts/league/score'
import type { MatchEvent } from '../../../matches/match-event.entity.ts'
import { lastWhistle } from '../../../matches/whistles.ts'
import {
  closedFor,
  EXTRA_TIME,
  HAND_ENTERED,
  isInExtraTime,
  isTooLate,
  TOO_LATE,
} from './closed-match.ts'
import { isGoal } from '../../../matches/score-of-events.ts'
import { findPlayers } from './take-event.ts'
import { describeEvent } from './describe-event.ts'
import type { TappedMatch } from './tapped-match.ts'
import { doubleOf, refused, TAKEN, type TapContext, type TapResult } from './tap-result.ts'

/**
 * Period in which a double, whose event counts, can be taken back. Its moment is the first press, and a scorer who then
 * looks for the player undoes it later.
 */
const UNDO_DOUBLE_MS = 30_000

/** Takes an event back, or replaces it. Either adds an event and changes none. */
export function takeCorrection(
  match: TappedMatch,
  tap: CorrectionTap,
  at: Date,
  by: TapContext,
): TapResult {
  const own = match.doubles.find(({ id }) => id === tap.corrects)
  // A tap that counted for nothing needs no correction. Later, its scorer means the event itself.
  if (own && tap.right === null && (own.sameAs === null || isUndone(own, at))) {
    match.release(own)
    return TAKEN
  }
  const event = match.find(own?.sameAs ?? tap.corrects)
  if (!event || event.withdrawn) return refused('This match has no such event')
  const right = rightOf(match, event, tap)
  if ('fault' in right) return refused(right.fault)
  const successor = match.successorOf(event.id)
  if (successor) {
    return isSame(successor, right)
      ? doubleOf(successor.id)
      : refused('Somebody has corrected this already')
  }
  const fault = faultOf(match, event, right, tap, at)
  if (fault !== undefined) return refused(fault)
  const isLate = at.getTime() - event.at.getTime() > UNDO_MS
  if (isLate) tellCorrection(match, event, right, tap.reason)
  const tapped = { id: tap.id, corrects: event.id, scoredBy: by.userId, source: null }
  const row = { ...event, ...right, ...tapped }
  match.add(
    { ...row, note: right.withdrawn ? tap.reason : event.note },
    tap.reason.trim() || UNDONE,
  )
  return TAKEN
}

const isUndone = (own: TappedMatch['doubles'][number], at: Date) =>
  at.getTime() - own.at.getTime() <= UNDO_DOUBLE_MS

/** Content of a corrected event. */
type Right = Pick<
  MatchEvent,
  'type' | 'side' | 'personId' | 'relatedId' | 'minute' | 'added' | 'withdrawn'
>

function rightOf(
  match: TappedMatch,
  event: MatchEvent,
  { right }: CorrectionTap,
): Right | { readonly fault: string } {
  const { type, side, personId, relatedId, minute, added } = event
  if (!right) return { type, side, personId, relatedId, minute, added, withdrawn: true }
  if (isWhistle(right.type) || isWhistle(type)) {
    return { fault: 'A whistle is taken back, and blown again' }
  }
  if (right.side === null) return { fault: 'Choose a side' }
  const players = findPlayers(match, right)
  if ('fault' in players) return players
  const when =
    right.minute === undefined
      ? { minute, added: right.added ?? added }
      : { minute: right.minute, added: right.added ?? 0 }
  return { type: right.type, side: right.side, ...players, ...when, withdrawn: false }
}

const isSame = (one: Right, other: Right) =>
  one.withdrawn === other.withdrawn && (one.withdrawn || told(one) === told(other))

const told = ({ type, side, personId, relatedId, minute, added }: Right) =>
  JSON.stringify([type, side, personId, relatedId, minute, added])

function faultOf(
  match: TappedMatch,
  event: MatchEvent,
  right: Right,
  { reason }: CorrectionTap,
  at: Date,
): string | undefined {
  const closed = closedFor(match)
  if (closed !== undefined) return closed
  if (at.getTime() - event.at.getTime() > UNDO_MS && reason.trim() === '') return 'Say why'
  if (isWhistle(event.type)) return whistleFault(match, event)
  const isNewGoal = isGoal(right.type) && !isGoal(event.type)
  if (isNewGoal && isTooLate(match, at)) return TOO_LATE
  if (isNewGoal && isInExtraTime(match, event.at)) return EXTRA_TIME
  const changesScore =
    (isGoal(event.type) || isGoal(right.type)) &&
    (right.withdrawn || right.type !== event.type || right.side !== event.side)
  return changesScore && !match.followsEvents ? HAND_ENTERED : undefined
}

function whistleFault(
  { effective, whistles }: TappedMatch,
  { type }: MatchEvent,
): string | undefined {
  if (type !== lastWhistle(whistles)) return 'Take the later whistle back first'
  const isFirst = type === 'kick-off'
  const hasMore = effective.some((one) => !isWhistle(one.type))
  return isFirst && hasMore ? 'Take back first what has happened since' : undefined
}

/** Tells visitors what was corrected and why. Nobody needs to know of an event that was taken back at once. */
function tellCorrection(match: TappedMatch, event: MatchEvent, right: Right, reason: string) {
  match.changes.push({
    what: 'event',
    from: describeEvent(match, event),
    to: right.withdrawn ? null : describeEvent(match, right),
    reason,
  })
}
