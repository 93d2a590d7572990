import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { Fault } from '../files/faults.ts'
import type { ImportedFixture } from '../files/imported-season.ts'
import { WITH_SCORE } from '../matches/with-score.ts'
import { TO_BE_PLAYED } from '../matches/to-be-played.ts'
import type { FixtureFacts } from './fixture-facts.ts'

/** Statuses that the league decides, whatever was scored at the touchline. */
const DECISIONS: readonly FixtureStatus[] = ['abandoned', 'awarded']

/** Whether a row of a file tells a decision of the league, with its score. */
export const isDecision = ({ status, score }: ImportedFixture): boolean =>
  score !== null && DECISIONS.includes(status)

/**
 * Whether a row lists a match as still to be played that has begun since: the file is older than its result, or leaves
 * it open. Only a row with another result, or a decision such as a cancelled match, changes a result.
 */
export const isOutdated = ({ status }: ImportedFixture, known: FixtureFacts): boolean =>
  TO_BE_PLAYED.includes(status) && WITH_SCORE.includes(known.status)

type Goals = Pick<FixtureFacts, 'homeGoals' | 'awayGoals'>

/** Whether a row of a file has another score than the match. A row without a score leaves it open. */
export const contradicts = ({ score }: ImportedFixture, { homeGoals, awayGoals }: Goals): boolean =>
  score !== null && (score.home !== homeGoals || score.away !== awayGoals)

/** Returns the fault of a row that would change a score which was tapped at the touchline. */
export function scoreFault(
  { score, place }: ImportedFixture,
  { homeGoals, awayGoals }: Goals,
  [home, away]: readonly [string, string],
): Fault {
  const told = score === null ? 'no score' : `${score.home}-${score.away}`
  const message =
    `expected ${home} v ${away} to have ended ${homeGoals}-${awayGoals}, as it was scored live, ` +
    `and the file says ${told}: correct the file, or the match’s events`
  return { line: place.line, column: place.home, message }
}
