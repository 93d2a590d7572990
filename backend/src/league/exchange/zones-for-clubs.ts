import type { Zone } from 'shared-contracts/league/rules'

/** Whether a zone is in the lower half of a table of this length. */
const isLow = ({ from }: Zone, length: number) => from > length / 2

/**
 * Returns the zones of a season for a number of clubs. Relegation is the last places, so the zones of the lower half
 * move with the last place. They stay if the table is too short for them, because a file may name only some of the
 * clubs.
 *
 * @example
 *   zonesForClubs([{ from: 16, to: 18, name: 'Relegation', kind: 'relegation' }], 16) // from 14 to 16
 */
export function zonesForClubs(zones: Zone[], clubs: number): Zone[] {
  const ends = zones.flatMap(({ kind, to }) => (kind === 'relegation' ? to : []))
  const last = Math.max(...ends)
  if (ends.length === 0 || last === clubs) return zones
  const low = zones.filter((zone) => isLow(zone, last))
  const high = zones.filter((zone) => !isLow(zone, last))
  const moved = (zone: Zone): Zone => ({
    ...zone,
    from: zone.from + clubs - last,
    to: zone.to + clubs - last,
  })
  const lastHigh = Math.max(0, ...high.map(({ to }) => to))
  const fits =
    high.every((zone) => !isLow(zone, clubs)) &&
    low.map(moved).every((zone) => isLow(zone, clubs) && zone.from > lastHigh)
  return fits ? zones.map((zone) => (isLow(zone, last) ? moved(zone) : zone)) : zones
}
