import { ScoreFields } from 'shared-contracts/league/desk-fixture'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import * as v from 'valibot'
import { minuteFaultOf, type EventDraft, type SideName } from '../events/event-draft.ts'
import { numberOf } from '../fixtures/fixture-draft.ts'

/** A match of a round, as the desk's API returns it. */
export type RoundFixture = DeskRound['fixtures'][number]

/** Typed changes of one match. A match without a draft equals the server's version. */
export interface RowDraft {
  /** The match as it was when typing began: the changes apply to this version, not to a later one. */
  readonly from: RoundFixture
  /** As typed, without blanks around it; empty if there are none. */
  readonly home: string
  readonly away: string
  readonly status: FixtureStatus
  /** The side to which the match is awarded; empty: the winner by the score. */
  readonly awarded: SideName | ''
  /** `2026-11-14` and `15:00`, or empty. */
  readonly day: string
  readonly time: string
  readonly reason: string
  /** Events to add to those that are entered already. */
  readonly events: readonly EventDraft[]
}

/** Drafts by the fixture's slug. */
export type RoundDraft = Readonly<Record<string, RowDraft>>

/** Matches that are finished as soon as goals are typed. */
const AWAITED: ReadonlySet<FixtureStatus> = new Set([
  'scheduled',
  'postponed',
  'in-play',
  'half-time',
])

/** Statuses of matches that were not played as announced; visitors want to know why. */
const DECIDED: ReadonlySet<FixtureStatus> = new Set([
  'postponed',
  'abandoned',
  'awarded',
  'cancelled',
])

export const rowOf = (fixture: RoundFixture): RowDraft => ({
  from: fixture,
  home: goalsOf(fixture, 'home'),
  away: goalsOf(fixture, 'away'),
  status: fixture.status,
  awarded: fixture.awarded ?? '',
  day: fixture.day ?? '',
  time: fixture.time ?? '',
  reason: '',
  events: [],
})

const goalsOf = ({ score }: RoundFixture, side: 'home' | 'away') =>
  score === null ? '' : String(score[side])

/** Applies typed changes. Goals of both sides finish a match that awaits its result; removing them undoes that. */
export function typed(row: RowDraft, changes: Partial<Omit<RowDraft, 'from'>>): RowDraft {
  const next = { ...row, ...changes }
  const isTyped = changes.home !== undefined || changes.away !== undefined
  // With another score, the other side may be the winner.
  const awarded = isTyped && next.awarded === row.from.awarded ? '' : next.awarded
  const result = { ...next, home: next.home.trim(), away: next.away.trim(), awarded }
  if (changes.status !== undefined) return result
  const hasScore = result.home !== '' && result.away !== ''
  if (isTyped && hasScore && AWAITED.has(next.status)) return { ...result, status: 'finished' }
  const isTakenBack = !hasScore && next.status === 'finished' && AWAITED.has(row.from.status)
  if (isTakenBack) return { ...result, status: row.from.status }
  // A new day reschedules a postponed match.
  const isFixedAnew = next.day !== '' && next.day !== row.day && next.status === 'postponed'
  return isFixedAnew ? { ...result, status: 'scheduled' } : result
}

/** Postpones a match, which clears its goals and its day; undoes that when called again. */
export const postponed = (row: RowDraft): RowDraft =>
  row.status === 'postponed' && row.from.status !== 'postponed'
    ? rowOf(row.from)
    : { ...row, home: '', away: '', day: '', time: '', status: 'postponed' }

const isMoved = ({ from, day, time }: RowDraft) =>
  day !== (from.day ?? '') || time !== (from.time ?? '')

const hasOtherResult = (row: RowDraft) => {
  const before = rowOf(row.from)
  return (
    row.home !== before.home ||
    row.away !== before.away ||
    row.status !== before.status ||
    awardedIn(row) !== awardedIn(before)
  )
}

/** The side to which a match is awarded, if it is awarded and a side was chosen. */
export const awardedIn = ({ status, awarded }: RowDraft): SideName | null =>
  (status === 'awarded' && awarded) || null

/** Whether there is anything to save. */
export const isChanged = (row: RowDraft): boolean =>
  hasOtherResult(row) || isMoved(row) || row.events.length > 0

/** Whether saving it alters a result that visitors have read. */
export const isCorrection = (row: RowDraft): boolean =>
  row.from.score !== null && hasOtherResult(row)

/** Whether a day or time that was already fixed has changed. */
const isMovedFrom = ({ from, day, time }: RowDraft) =>
  (from.day !== null && day !== from.day) || (from.time !== null && time !== from.time)

/** Whether visitors must be told a reason: for another result or kick-off, and for a match that is not played. */
export const wantsReason = (row: RowDraft): boolean =>
  isCorrection(row) ||
  isMovedFrom(row) ||
  (DECIDED.has(row.status) && row.status !== row.from.status)

/** Errors of a row by field; empty if there are none. */
export type RowFaults = Readonly<
  Partial<
    Record<'home' | 'away' | 'status' | 'awarded' | 'day' | 'time' | 'reason' | 'events', string>
  >
>

export function faultsOf(row: RowDraft): RowFaults {
  if (!isChanged(row)) return {}
  const isHalf = (row.home === '') !== (row.away === '')
  const wantsGoals = isHalf || row.status === 'finished' || row.status === 'awarded'
  const [home, away] = [goalsFault(row.home, wantsGoals), goalsFault(row.away, wantsGoals)]
  const events = minuteFaultOf(row.events)
  return {
    ...(home && { home }),
    ...(away && { away }),
    ...(row.time !== '' && row.day === '' && { day: 'Enter the day' }),
    ...(row.reason.trim() === '' && wantsReason(row) && { reason: 'Say why' }),
    ...(events && { events }),
  }
}

/** Returns what is wrong with the goals of a side, in the API's words if it would refuse them. */
function goalsFault(text: string, isRequired: boolean): string | undefined {
  if (text === '') return isRequired ? 'Enter the goals' : undefined
  return v.safeParse(ScoreFields.entries.home, numberOf(text)).issues?.[0].message
}

/** Whether somebody else has saved the match since the typing began. */
export const isOvertaken = (row: RowDraft, now: RoundFixture): boolean =>
  isChanged(row) && row.from.revision !== now.revision

/**
 * Applies what was typed to the current version of the match; untouched fields take their current value.
 *
 * @param before what the row was before it was typed in: the match, or the row as it was sent.
 */
export function keepMine(row: RowDraft, now: RoundFixture, before = rowOf(row.from)): RowDraft {
  const after = rowOf(now)
  const merge = <Name extends 'home' | 'away' | 'status' | 'awarded' | 'day' | 'time'>(
    name: Name,
  ) => (row[name] === before[name] ? after[name] : row[name])
  return {
    ...row,
    from: now,
    home: merge('home'),
    away: merge('away'),
    day: merge('day'),
    time: merge('time'),
    status: merge('status'),
    awarded: merge('awarded'),
    // Events that were sent are entered already.
    events: row.events.filter((event) => !before.events.includes(event)),
  }
}

/** Returns the rows with unsaved changes. */
export const changedRows = (draft: RoundDraft): readonly RowDraft[] =>
  Object.values(draft).filter(isChanged)

/** A result, entered or as typed. */
interface Result extends Pick<RoundFixture, 'status'> {
  readonly score: Readonly<Record<'home' | 'away', number | string>> | null
}

/** Formats a result; the status if there is none. */
export function resultOf({ score, status }: Result): string {
  if (score === null) return status.replaceAll('-', ' ')
  const goals = `${score.home}–${score.away}`
  return status === 'finished' ? goals : `${goals}, ${status.replaceAll('-', ' ')}`
}
