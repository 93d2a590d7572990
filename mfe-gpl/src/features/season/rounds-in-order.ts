import type { Round } from 'shared-contracts/league/round'

/** Above any round number of the league: rounds of other stages come after it. */
const AFTER_THE_LEAGUE = 1000

/** The rounds of the league by their numbers, then those of other stages as they were entered. */
export const roundsInOrder = (rounds: readonly Round[]): readonly Round[] =>
  rounds.toSorted((one, other) => rankOf(one) - rankOf(other))

const rankOf = ({ number, stage }: Round) =>
  stage === null && number !== null ? number : AFTER_THE_LEAGUE
