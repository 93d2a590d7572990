import type { Fixture } from '../../matches/fixture.entity.ts'
import { byMatchTime, matchTime } from '../../matches/match-time.ts'
import { TO_BE_PLAYED } from '../../matches/to-be-played.ts'

/** Maximum length of the list: enough for a round of a league, and matches that were moved. */
const MAX_MATCHES = 40
/** Maximum number of ended matches in it: a round. A season has more matches to come than the list has places. */
const MAX_ENDED = 10
/** Period after the kick-off in which a finished match is listed for corrections, in milliseconds. */
const LISTED_AFTER_MS = 2 * 24 * 3_600_000

/** A match that may be listed. */
interface Candidate {
  readonly fixture: Pick<Fixture, 'status' | 'kickOff' | 'day'>
  /** Current time of its season. */
  readonly now: Date
}

/**
 * Returns the matches of the list: those in progress, then those to come, then those that have just ended, the latest
 * first.
 *
 * @param isGiven whether they were given to the scorer who asks: those that have not begun are then listed however late
 *   they are.
 */
export function listedToScore<Listed extends Candidate>(
  candidates: readonly Listed[],
  isGiven: boolean,
): Listed[] {
  const sorted = candidates.toSorted((one, other) => byMatchTime(one.fixture, other.fixture))
  const ended = sorted.filter(hasJustEnded).toReversed().slice(0, MAX_ENDED)
  const toCome = sorted.filter((one) => isAhead(one) && (isGiven || isRecent(one)))
  const open = [...sorted.filter(isOn), ...toCome].slice(0, MAX_MATCHES - ended.length)
  return [...open, ...ended]
}

const isOn = ({ fixture: { status } }: Candidate) => status === 'in-play' || status === 'half-time'

const isAhead = ({ fixture: { status } }: Candidate) => TO_BE_PLAYED.includes(status)

const isRecent = ({ fixture, now }: Candidate) =>
  now.getTime() - matchTime(fixture) < LISTED_AFTER_MS

const hasJustEnded = (one: Candidate) =>
  one.fixture.status === 'finished' && matchTime(one.fixture) < Infinity && isRecent(one)
