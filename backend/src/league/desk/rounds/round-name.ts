import { MOST_ROUNDS } from 'shared-contracts/league/desk-season'
import { foldName } from '../../../foundation/database/fold-name.ts'
import { roundOf as readRound, type ImportedRound } from '../../files/imported-season.ts'
import type { Round } from '../../seasons/round.entity.ts'

type NamedRound = Pick<Round, 'number' | 'name' | 'stage'>

/**
 * Returns the round for which files take the name of another: the one that has the name, or the number that the name
 * tells. The season's own file would move matches there.
 *
 * @param others the other rounds of the season.
 * @returns such as `round 2`; null where the name means its own round.
 */
export function takenFor(
  { name, number }: Pick<NamedRound, 'number' | 'name'>,
  others: readonly NamedRound[],
): string | null {
  const read = readRound(name)
  const other = others.find((one) => isFoundBy(one, read))
  if (other) return other.number === null ? `“${other.name}”` : `round ${other.number}`
  return read.number !== null && read.number !== number && !keepsName(read, name)
    ? `round ${read.number}`
    : null
}

function isFoundBy({ name, number, stage }: NamedRound, read: ImportedRound): boolean {
  if (stage !== read.stage) return false
  if (readRound(name).name === read.name) return true
  return read.number === null
    ? number === null && foldName(name) === foldName(read.name)
    : number === read.number
}

/** Whether files find a round by its name itself, whatever number it tells. A number alone is the name of a matchday. */
const keepsName = ({ name, number }: ImportedRound, written: string) =>
  name === written && number !== null && number >= 1 && number <= MOST_ROUNDS
