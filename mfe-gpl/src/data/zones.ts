/** What a place in the final table earns. */
export type Zone = 'champions-league' | 'confederation' | 'relegation'

export interface ZoneRule {
  readonly zone: Zone
  readonly name: string
  /** Which places, in words for the visitor. */
  readonly places: string
  readonly holds: (position: number, clubs: number) => boolean
}

/** How many clubs go down; see docs/decisions/0010-relegation-zone.md. */
const RELEGATED = 2

/** The zones of the table (requirement 9). */
export const ZONES: readonly ZoneRule[] = [
  {
    zone: 'champions-league',
    name: 'Champions League',
    places: 'Positions 1-2',
    holds: (position) => position <= 2,
  },
  {
    zone: 'confederation',
    name: 'CAF Confederation',
    places: 'Positions 3-4',
    holds: (position) => position === 3 || position === 4,
  },
  {
    zone: 'relegation',
    name: 'Relegation',
    places: 'Bottom 2 teams',
    holds: (position, clubs) => position > clubs - RELEGATED,
  },
]

export function zoneOf(position: number, clubs: number): ZoneRule | undefined {
  return ZONES.find(({ holds }) => holds(position, clubs))
}
