import { MOST_ROUNDS } from 'shared-contracts/league/desk-season'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { WITH_SCORE } from '../matches/with-score.ts'
import type { DraftFixture } from './draft-fixture.ts'
import type { Fault } from './faults.ts'
import { groundFault, nameFault, roundFault, scorerFault, textFault } from './file-text.ts'
import { roundText, type ImportedRound } from './imported-season.ts'

/** A fault in a match, whose line is known. */
export type Finding = Omit<Fault, 'line'>

/** Returns what is wrong with the texts of a match, by their parts. */
export const wordFaults = ({ home, away, round, ground, note, goals }: DraftFixture) => ({
  round: round ? (roundFault('a round', roundText(round)) ?? numberFault(round)) : undefined,
  home: nameFault('the home club', home),
  away: nameFault('the away club', away),
  ground: ground === null ? undefined : groundFault('the ground', ground),
  note: note === null ? undefined : textFault('the note', note),
  goals: goals.map(({ player }) => scorerFault(player)).find((each) => each),
})

/** Returns what is wrong with the number of a round, which the desk could not show. */
const numberFault = ({ number }: ImportedRound): string | undefined =>
  number === null || (number >= 1 && number <= MOST_ROUNDS)
    ? undefined
    : `expected a round from 1 to ${MOST_ROUNDS}`

/** Returns what is wrong with day and time. @param kickOff null where clocks skip the time. */
export function timeFaults(
  { date, time, columns }: DraftFixture,
  kickOff: string | null,
): readonly Finding[] {
  if (time === null || kickOff !== null) return []
  const column = columns.time ?? columns.home
  const message =
    date === null
      ? 'expected a date: a time alone says nothing'
      : `expected a time that clocks show: ${time} is skipped on ${date}`
  return [{ column, message }]
}

/** No match has had more; a larger number is a year or a minute in the wrong place. */
const MOST_GOALS = 99

/** Returns the fault of a number of goals that no match has, whatever its status. */
export function amountFaults({ score, columns }: DraftFixture): readonly Finding[] {
  const all = [score, score?.halfTime, score?.afterExtraTime, score?.penalties].flatMap((each) =>
    each ? [each.home, each.away] : [],
  )
  const column = columns.score ?? columns.home
  return all.some((each) => each > MOST_GOALS)
    ? [{ column, message: `expected at most ${MOST_GOALS} goals` }]
    : []
}

/** Returns what is wrong with the score of a match in its status. */
export function scoreFaults(
  { score, goals, columns }: DraftFixture,
  status: FixtureStatus,
): readonly Finding[] {
  const column = columns.score ?? columns.status ?? columns.home
  const scorers = columns.goals ?? column
  if (!score) {
    if (WITH_SCORE.includes(status))
      return [{ column, message: `expected goals: the match is ${status}` }]
    return goals.length > 0
      ? [{ column: scorers, message: 'expected no scorers without a score' }]
      : []
  }
  if (['scheduled', 'postponed', 'cancelled'].includes(status))
    return [{ column, message: `expected no goals: the match is ${status}` }]
  // An awarded match counts with goals that nobody scored.
  if (status === 'awarded') return []
  const { halfTime, afterExtraTime } = score
  const last = afterExtraTime ?? score
  const scored = (side: 'home' | 'away') => goals.filter((goal) => goal.side === side).length
  const found: Finding[] = []
  if (halfTime && (halfTime.home > score.home || halfTime.away > score.away))
    found.push({ column, message: 'expected no more goals in the first half than in the match' })
  if (last.home < score.home || last.away < score.away)
    found.push({ column, message: 'expected no fewer goals after extra time than after the match' })
  if (scored('home') > last.home || scored('away') > last.away)
    found.push({ column: scorers, message: 'expected no more scorers than goals' })
  return found
}
