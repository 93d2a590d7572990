import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { Fault } from '../files/faults.ts'
import type { ImportedFixture } from '../files/imported-season.ts'
import { CALLED_OFF } from '../matches/called-off.ts'
import { TO_BE_PLAYED } from '../matches/to-be-played.ts'
import type { FixtureFacts } from './fixture-facts.ts'

/** Statuses that the league decides, whatever was scored at the touchline. */
const DECISIONS: readonly FixtureStatus[] = ['abandoned', 'awarded']

/** Whether a row of a file tells a decision of the league, with its score. */
export const isDecision = ({ status, score }: ImportedFixture): boolean =>
  score !== null && DECISIONS.includes(status)

/** Whether a row calls off or awards a match. */
export const decides = ({ status }: ImportedFixture): boolean =>
  status === 'awarded' || CALLED_OFF.includes(status)

/** Whether a row has a match that was called off on a later day: it is played again. */
export const isPlayedAgain = (row: ImportedFixture, known: FixtureFacts): boolean =>
  CALLED_OFF.includes(known.status) &&
  !decides(row) &&
  row.date !== null &&
  known.day !== null &&
  row.date > known.day

/**
 * Whether a row lists a match as still to be played that has begun or was called off since: the file is older than
 * that, or leaves it open. Only a row with another result, or a decision such as a cancelled match, changes a result.
 */
export const isOutdated = (row: ImportedFixture, known: FixtureFacts): boolean =>
  TO_BE_PLAYED.includes(row.status) &&
  !TO_BE_PLAYED.includes(known.status) &&
  !isPlayedAgain(row, known)

type Goals = Pick<FixtureFacts, 'homeGoals' | 'awayGoals'>

/** Whether a row of a file has another score than the match. A row without a score leaves it open. */
export const contradicts = ({ score }: ImportedFixture, { homeGoals, awayGoals }: Goals): boolean =>
  score !== null && (score.home !== homeGoals || score.away !== awayGoals)

/** Whether a row tells an award as it is stored. An old one may have no side, and counts as its score says. */
export const isStoredAward = (row: ImportedFixture, known: FixtureFacts | null): boolean =>
  row.status === 'awarded' &&
  row.score !== null &&
  known?.status === 'awarded' &&
  !contradicts(row, known)

/** Names of the home club and the away club. */
type ClubNames = readonly [string, string]

/** Returns the fault of a row that would change a score which was tapped at the touchline. */
export function scoreFault(
  { score, place }: ImportedFixture,
  { homeGoals, awayGoals }: Goals,
  [home, away]: ClubNames,
): Fault {
  const told = score === null ? 'no score' : `${score.home}-${score.away}`
  const message =
    `expected ${home} v ${away} to have ended ${homeGoals}-${awayGoals}, as it was scored live, ` +
    `and the file says ${told}: correct the file, or the match’s events`
  return { line: place.line, column: place.home, message }
}

/** Returns the fault of a row that decides a match in which goals are tapped at the touchline. */
export function decisionFault({ status, place }: ImportedFixture, [home, away]: ClubNames): Fault {
  const message =
    `expected ${home} v ${away} as it was scored live, and the file says ${status}: ` +
    'enter that at the desk'
  return { line: place.line, column: place.home, message }
}

/** Returns the fault of a row that does not say to which side its match was awarded. */
export function awardFault({ place }: ImportedFixture, [home, away]: ClubNames): Fault {
  const message =
    `expected the side to which ${home} v ${away} was awarded, and a level score does not say it: ` +
    'award the match at the desk'
  return { line: place.line, column: place.home, message }
}
