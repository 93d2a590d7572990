import type { Zone } from 'shared-contracts/league/rules'

/** Describes the places of a zone: `Positions 1-2`, `Position 5`, `Bottom 2 teams`. */
export function placesOf({ from, to, kind }: Zone, clubs: number): string {
  const count = to - from + 1
  if (kind === 'relegation' && to === clubs)
    return count === 1 ? 'Bottom team' : `Bottom ${count} teams`
  return count === 1 ? `Position ${from}` : `Positions ${from}-${to}`
}
