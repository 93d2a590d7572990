import { isWhistle, WHISTLES, type Whistle } from 'shared-contracts/league/live-standing'
import type { EventTap } from 'shared-contracts/league/score'
import { lastWhistle, minuteAt, type Whistles } from '../../../matches/whistles.ts'
import { scorerFault } from '../../../files/file-text.ts'
import { sameThing } from './doubles.ts'
import {
  closedFor,
  EXTRA_TIME,
  HAND_ENTERED,
  isAhead,
  isDatedBy,
  isInExtraTime,
  isTooLate,
  TOO_LATE,
} from './closed-match.ts'
import { isGoal } from '../../../matches/score-of-events.ts'
import type { TappedMatch } from './tapped-match.ts'
import { doubleOf, refused, TAKEN, type TapContext, type TapResult } from './tap-result.ts'

const MINUTE_MS = 60_000

/** Properties of every tapped event. */
const TAPPED = { corrects: null, withdrawn: false, source: null } as const

/** Takes an event of the match. @param at never later than the server's clock. */
export function takeEvent(match: TappedMatch, tap: EventTap, at: Date, by: TapContext): TapResult {
  const { type } = tap
  if (isWhistle(type)) return takeWhistle(match, { ...tap, type }, at, by)
  if (tap.side === null) return refused('Choose a side')
  const found = findPlayers(match, tap)
  if ('fault' in found) return refused(found.fault)
  if (isGoal(type) && found.personId === null && tap.note !== '') {
    const fault = scorerFault(tap.note)
    if (fault !== undefined) return refused(sentence(fault))
  }
  const { side, note } = tap
  const seen = { type, side, at, ...found }
  const same = tap.isAnother ? null : sameThing(match, seen, by)
  if (same !== null) return doubleOf(same)
  const fault = faultOf(match, tap, at)
  if (fault !== undefined) return refused(fault)
  const minute = minuteAt(match.whistles, at)
  if (!minute) return refused(BEFORE_KICK_OFF)
  match.add({ ...TAPPED, ...seen, ...minute, id: tap.id, note, scoredBy: by.userId })
  return TAKEN
}

const NOT_BEGUN = 'The match has not begun: start it first'
const BEFORE_KICK_OFF = 'This was tapped before the kick-off'

function faultOf(match: TappedMatch, { type }: EventTap, at: Date): string | undefined {
  const { whistles } = match
  const closed = closedFor(match)
  if (closed !== undefined) return closed
  if (!whistles['kick-off']) return NOT_BEGUN
  if (isTooLate(match, at)) return TOO_LATE
  if (!isGoal(type)) return undefined
  if (isInExtraTime(match, at)) return EXTRA_TIME
  return match.followsEvents ? undefined : HAND_ENTERED
}

const OUT_OF_TURN: Readonly<Record<Whistle, string>> = {
  'kick-off': 'The match has begun already',
  'half-time': 'The first half is not being played',
  'second-half': 'The second half begins after half-time',
  'full-time': 'The second half is not being played',
}

function takeWhistle(
  match: TappedMatch,
  { id, type, note }: EventTap & { readonly type: Whistle },
  at: Date,
  { userId, now }: TapContext,
): TapResult {
  const known = match.effective.find((event) => event.type === type)
  if (known) return doubleOf(known.id)
  const closed = closedFor(match)
  if (closed !== undefined) return refused(closed)
  const last = lastWhistle(match.whistles)
  if (WHISTLES.indexOf(type) !== (last === null ? 0 : WHISTLES.indexOf(last) + 1)) {
    return refused(last === null ? NOT_BEGUN : OUT_OF_TURN[type])
  }
  if (type === 'kick-off' && !match.followsEvents) return refused(HAND_ENTERED)
  if (type === 'kick-off' && isAhead(match, now)) {
    return refused('This match is days ahead: ask the league to move it')
  }
  // A phone whose clock was set back must not put whistles out of order.
  const blown = new Date(Math.max(at.getTime(), (last && match.whistles[last]?.getTime()) ?? 0))
  const minute = whistleMinute(type, match.whistles, blown)
  const nobody = { side: null, personId: null, relatedId: null }
  const event = { ...TAPPED, ...nobody, ...minute, type, note, scoredBy: userId }
  if (type === 'kick-off' && isDatedBy(blown, match.fixture)) {
    // Calendars show the kick-off to the minute.
    const kickOff = new Date(blown.getTime() - (blown.getTime() % MINUTE_MS))
    match.change({ kickOff, day: match.dayOf(kickOff) })
  }
  // Not at the end of a half, as that whistle may be taken back.
  if (type === 'kick-off' || type === 'second-half') match.change({ addedTime: null })
  match.add({ ...event, id, at: blown })
  return TAKEN
}

/**
 * Returns the minute of a whistle. A half begins at the minute that has passed, and ends no earlier than its last
 * regular minute, even if it was cut short.
 */
function whistleMinute(type: Whistle, whistles: Whistles, at: Date) {
  if (type === 'kick-off') return { minute: 0, added: 0 }
  if (type === 'second-half') return { minute: 45, added: 0 }
  const last = type === 'half-time' ? 45 : 90
  const now = minuteAt(whistles, at)
  return now?.minute === last ? now : { minute: last, added: 0 }
}

type Players = { readonly personId: number | null; readonly relatedId: number | null }

/** Finds the players of a tap by their slugs. */
export function findPlayers(
  { people }: TappedMatch,
  { player, related }: Pick<EventTap, 'player' | 'related'>,
): Players | { readonly fault: string } {
  const unknown = [player, related].find((slug) => slug !== null && !people.has(slug))
  if (unknown) return { fault: `Nobody is called ${unknown} any more: tap it again without a name` }
  if (player !== null && player === related) return { fault: 'Choose two different players' }
  const idOf = (slug: string | null) => people.get(slug ?? '')?.id ?? null
  return { personId: idOf(player), relatedId: idOf(related) }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
