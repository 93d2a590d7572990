import type { Round } from './round.entity.ts'

/**
 * Whether a round is a numbered one of the league, in which each club plays once. A round of a stage may have two legs,
 * and one without a number may be a final.
 */
export const isMatchday = ({ number, stage }: Pick<Round, 'number' | 'stage'>): boolean =>
  number !== null && stage === null
