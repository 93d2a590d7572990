import type { FixtureResponse, FixtureStatus } from 'shared-contracts/league/fixture'
import type { LiveLine, LiveState, MatchClock } from 'shared-contracts/league/match-stream'
import { minuteInHalf, type MinuteOfPlay } from 'shared-contracts/league/minute'
import { isOn } from '../match-state/match-state.ts'

/** The members of a match that change while it is in play. */
export type LiveFigures = Pick<FixtureResponse, 'status' | 'score' | 'minute' | 'added'>

/** Statuses of a match that is neither in play nor played to its end. */
const LEFT: readonly FixtureStatus[] = ['scheduled', 'postponed', 'awarded', 'cancelled']

/**
 * Returns a match with the latest figures from a stream. That it left play is news only to a response from before: a
 * stream says no more about such a match, so that later responses know better.
 *
 * @param now the server's clock, in milliseconds since 1970.
 */
export function withLiveFigures<Match extends LiveFigures>(
  match: Match,
  heard: LiveLine | LiveState,
  now: number,
): Match {
  if (LEFT.includes(heard.status) && !isOn(match)) return match
  return {
    ...match,
    status: heard.status,
    score: scoreOf(match, heard),
    ...minuteOf(match, heard, now),
  }
}

function scoreOf({ score }: LiveFigures, heard: LiveLine | LiveState): LiveFigures['score'] {
  if (heard.score === null) return null
  const [home, away] = heard.score
  const halfTime = 'halfTime' in heard && heard.halfTime
  return {
    ...(score ?? { halfTime: null, afterExtraTime: null, penalties: null }),
    ...(halfTime && { halfTime: { home: halfTime[0], away: halfTime[1] } }),
    ...{ home, away },
  }
}

function minuteOf(
  { status, minute, added = 0 }: LiveFigures,
  heard: Pick<LiveLine, 'status' | 'clock'>,
  now: number,
): Pick<LiveFigures, 'minute' | 'added'> {
  if (heard.clock) return runningMinute(heard.clock, now)
  // A match that is in play without a kick-off event keeps the minute of its response.
  return heard.status === 'in-play' && status === 'in-play'
    ? { minute, added }
    : { minute: null, added: 0 }
}

export const runningMinute = ({ half, startedAt }: MatchClock, now: number): MinuteOfPlay =>
  minuteInHalf(half, now - Date.parse(startedAt))
