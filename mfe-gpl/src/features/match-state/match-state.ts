import type { FixtureResponse, FixtureStatus } from 'shared-contracts/league/fixture'
import type { FixtureChangeResponse, MatchResponse } from 'shared-contracts/league/match'
import { formatMinute } from 'shared-contracts/league/minute'
import { timeInWords } from './match-time.ts'

type Told = Pick<
  FixtureResponse,
  'status' | 'day' | 'kickOff' | 'home' | 'away' | 'awarded' | 'minute' | 'added' | 'score'
>

/** Time after the kick-off by which any match is over, in milliseconds. */
const OVER_AFTER_MS = 3 * 60 * 60_000

/**
 * Whether a match should be over, and nobody has entered that it was played.
 *
 * @param now the season's current time, in milliseconds since 1970; null while it is unknown.
 */
export const isResultAwaited = (
  { status, kickOff }: Pick<FixtureResponse, 'status' | 'kickOff'>,
  now: number | null,
): boolean =>
  status === 'scheduled' &&
  kickOff !== null &&
  now !== null &&
  now > Date.parse(kickOff) + OVER_AFTER_MS

/**
 * Describes the state of a match in a few words: `Full time`, `67'`, `Postponed`, `4 - 3 on penalties`.
 *
 * @param now the season's current time, as above.
 */
export function stateInShort(match: Told, now: number | null = null): string {
  const { status, minute, added, kickOff, day, score } = match
  if (isResultAwaited(match, now)) return 'Result awaited'
  if (status === 'finished') return afterNinetyMinutes(score) ?? STATUS_WORDS[status]
  if (status === 'scheduled') {
    if (kickOff !== null) return `${kickOff.slice(11, 16)} GMT`
    return day === null ? 'Date not fixed' : 'Time not fixed'
  }
  if (status === 'in-play')
    return minute === null ? STATUS_WORDS[status] : minuteInShort({ minute, added })
  return STATUS_WORDS[status]
}

/** Describes how a match was decided after the score that lists show; null if it was decided by that. */
function afterNinetyMinutes(score: Told['score']): string | null {
  if (score?.penalties) return `${formatGoals(score.penalties)} on penalties`
  return score?.afterExtraTime ? `${formatGoals(score.afterExtraTime)} after extra time` : null
}

const formatGoals = ({ home, away }: { readonly home: number; readonly away: number }) =>
  `${home} - ${away}`

export const STATUS_WORDS: Readonly<Record<FixtureStatus, string>> = {
  scheduled: 'Scheduled',
  'in-play': 'In play',
  postponed: 'Postponed',
  'half-time': 'Half-time',
  finished: 'Full time',
  abandoned: 'Abandoned',
  awarded: 'Awarded',
  cancelled: 'Cancelled',
}

/** Describes the state of a match in an unambiguous sentence. */
export function stateInWords(
  match: Told & Pick<MatchResponse, 'changes'> & { readonly events: readonly unknown[] },
  now: number | null,
): string {
  const { status, home, away, awarded, minute, added, score, events } = match
  const time = timeInWords(match)
  if (isResultAwaited(match, now)) {
    return `This match was to be played on ${time ?? ''}. Its result is awaited.`
  }
  switch (status) {
    case 'scheduled':
      return [fixedTime(match, time), movedFrom(match)].filter(Boolean).join(' ')
    case 'postponed':
      return [
        `This match is postponed${lostTime(match)}.`,
        time === null ? 'A new date is not fixed yet.' : `It is now to be played on ${time}.`,
      ].join(' ')
    case 'in-play':
      return minute === null
        ? 'The match is on.'
        : `The match is on: minute ${formatMinute({ minute, added })}.`
    case 'half-time':
      return 'The teams are at the break.'
    case 'finished':
      return [`Played on ${time ?? 'a day that nobody wrote down'}.`, afterTime(match)]
        .filter(Boolean)
        .join(' ')
    case 'abandoned':
      return score === null
        ? 'This match was abandoned and has no result.'
        : `This match was abandoned at ${score.home} - ${score.away}. The score does not count.`
    case 'awarded':
      return awarded === null
        ? 'The league decided the result of this match.'
        : `The league awarded this match to ${awarded === 'home' ? home.name : away.name}.`
    case 'cancelled':
      return score === null && events.length === 0
        ? 'This match is cancelled and will not be played.'
        : 'This match is annulled: its result does not count.'
  }
}

/** Formats a minute: `67'`, `45+2'`. */
export const minuteInShort = (when: {
  readonly minute: number
  readonly added?: number | undefined
}): string => `${formatMinute(when)}'`

function fixedTime({ kickOff }: Told, time: string | null): string {
  if (time === null) return 'Date and kick-off are not fixed yet.'
  return kickOff === null ? `${time}. The kick-off is not fixed yet.` : `Kick-off ${time}.`
}

const isKickOff = ({ what }: FixtureChangeResponse) => what === 'kickOff'

/** Returns the kick-off before the match was last moved; null if it was not moved. */
export const formerKickOff = ({ changes }: Pick<MatchResponse, 'changes'>): string | null =>
  changes.findLast((change) => isKickOff(change) && change.from !== null)?.from ?? null

function movedFrom(match: Pick<MatchResponse, 'changes' | 'kickOff'>): string {
  const first = match.changes.find(isKickOff)
  const isBack = first !== undefined && first.from === match.kickOff
  const former = isBack ? null : formerKickOff(match)
  const time = former === null ? null : timeInWords({ day: null, kickOff: former })
  return time === null ? '' : `Moved from ${time}.`
}

function lostTime(match: Pick<MatchResponse, 'changes'>): string {
  const former = formerKickOff(match)
  const time = former === null ? null : timeInWords({ day: null, kickOff: former })
  return time === null ? '' : `; it was to be played on ${time}`
}

function afterTime({ score }: Told): string {
  return [
    score?.afterExtraTime ? `After extra time ${formatGoals(score.afterExtraTime)}.` : '',
    score?.penalties ? `Shots from the mark ${formatGoals(score.penalties)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether a match is in play, half-time included. */
export const isOn = ({ status }: Pick<FixtureResponse, 'status'>): boolean =>
  status === 'in-play' || status === 'half-time'

/** Whether a match has a result that counts. */
export const counts = ({ status }: Pick<FixtureResponse, 'status'>): boolean =>
  status === 'finished' || status === 'awarded'
