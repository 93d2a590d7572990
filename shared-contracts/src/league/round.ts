import * as v from 'valibot'
import { plainLetters } from '../format/plain-letters.ts'
import { Count, Day } from './name.ts'

/** A matchday of a season. */
export const Round = v.object({
  /** From 1; null for a round of a stage without numbers, such as a final. */
  number: v.nullable(Count),
  name: v.string(),
  /** Play-off or final, which counts for no table; null for a round of the league. */
  stage: v.nullable(v.string()),
  /** Null until it is fixed. */
  startsOn: v.nullable(Day),
  endsOn: v.nullable(Day),
})
export type Round = v.InferOutput<typeof Round>

/**
 * Returns the name of a round in addresses: its number for a round of the league, else its stage and name.
 *
 * @example roundSlug({ number: null, stage: 'Play-offs', name: 'Semi-finals' }) // 'play-offs-semi-finals'
 */
export function roundSlug({ number, stage, name }: Pick<Round, 'number' | 'stage' | 'name'>) {
  if (number !== null && stage === null) return String(number)
  const words = plainLetters(stage === null ? name : `${stage} ${name}`).match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? 'round'
}

/** Name of a round, unique within its season: `Play-offs, Final`. */
export const roundName = ({ stage, name }: Pick<Round, 'stage' | 'name'>) =>
  stage === null || stage === name ? name : `${stage}, ${name}`
