import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { Fault } from '../files/faults.ts'
import type { ImportedFixture } from '../files/imported-season.ts'
import type { FixtureFacts } from './fixture-facts.ts'

/** Statuses that the league decides, whatever was scored at the touchline. */
const DECISIONS: readonly FixtureStatus[] = ['abandoned', 'awarded']

/** Whether a row of a file tells a decision of the league, with its score. */
export const isDecision = ({ status, score }: ImportedFixture): boolean =>
  score !== null && DECISIONS.includes(status)

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
