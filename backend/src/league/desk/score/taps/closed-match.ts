import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { Fixture } from '../../../matches/fixture.entity.ts'
import { statusByWhistles } from '../../../matches/whistles.ts'
import type { TappedMatch } from './tapped-match.ts'

/** A score that the league has entered by hand takes precedence; the scorer's goals would contradict it. */
export const HAND_ENTERED =
  'The league has entered another score by hand: ask it to take that back first'

/** Statuses of a match before its first whistle. An editor who enters it as in play leaves the rest to its scorer. */
const OPEN: readonly FixtureStatus[] = ['scheduled', 'postponed', 'in-play', 'half-time']

/** Returns why no more taps are taken, as the league has decided otherwise; undefined if the match may be scored. */
export function closedFor({ fixture: { status }, whistles }: TappedMatch): string | undefined {
  const byWhistles = statusByWhistles(whistles)
  const isOpen = byWhistles === null ? OPEN.includes(status) : status === byWhistles
  return isOpen ? undefined : `The league has entered this match as ${WORDS[status]}`
}

const WORDS: Readonly<Record<FixtureStatus, string>> = {
  scheduled: 'not begun',
  postponed: 'postponed',
  'in-play': 'on',
  'half-time': 'at half-time',
  finished: 'finished',
  abandoned: 'abandoned',
  awarded: 'awarded',
  cancelled: 'cancelled',
}

/** Goals of extra time are no part of the result after ninety minutes, which is all that scorers' goals add up to. */
export const EXTRA_TIME = 'Extra time is entered by the league'

/** Whether a moment is in the extra time that a match of a play-off or a final may have. */
export function isInExtraTime({ isKnockOut, whistles }: TappedMatch, at: Date): boolean {
  const end = whistles['full-time']
  return isKnockOut && end !== undefined && at > end
}

/** Period after the last whistle in which a scorer can add forgotten events, in milliseconds. */
const LATE_ENTRY_MS = 3_600_000

export const TOO_LATE = 'The match ended more than an hour ago: ask the league to add this'

/** Whether a moment is so long after the match that only the league adds to it. */
export function isTooLate({ whistles }: TappedMatch, at: Date): boolean {
  const end = whistles['full-time']
  return end !== undefined && at.getTime() > end.getTime() + LATE_ENTRY_MS
}

/** Earliest start of a match before its kick-off, in milliseconds. */
const MAX_EARLY_START_MS = 24 * 3_600_000

/** Whether it is too early to start a match. One without a time may begin at any time of its day. */
export function isAhead(
  { fixture: { kickOff, day }, dayOf }: Pick<TappedMatch, 'fixture' | 'dayOf'>,
  now: Date,
): boolean {
  const latest = new Date(now.getTime() + MAX_EARLY_START_MS)
  return kickOff === null ? day !== null && day > dayOf(latest) : kickOff > latest
}

/**
 * Most time between the start of a match and its planned kick-off for which the plan stays, in milliseconds. A match
 * lasts longer, so that its result is never in the future.
 */
const MAX_EARLY_BY_PLAN_MS = 3_600_000

/** Whether a match is dated by its start: its time was not fixed, or it was moved to an earlier one. */
export const isDatedBy = (start: Date, { kickOff }: Pick<Fixture, 'kickOff'>): boolean =>
  kickOff === null || kickOff.getTime() - start.getTime() > MAX_EARLY_BY_PLAN_MS
