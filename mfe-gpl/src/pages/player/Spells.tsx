import type { PlayerResponse } from 'shared-contracts/league/player'
import { Link } from 'shared-contracts/router'
import { dayInShort } from '../../features/match-state/match-time.ts'
import { DataTable, Scroller } from '../../features/standings/table-styles.ts'
import { teamAddress } from '../../site/league-addresses.ts'

interface SpellsProps {
  readonly spells: PlayerResponse['spells']
  readonly player: string
}

/** A player's clubs, with periods and figures. */
export function Spells({ spells, player }: SpellsProps) {
  const hasNumbers = spells.some(({ shirtNumber }) => shirtNumber !== null)
  return (
    <Scroller tabIndex={0} role="region" aria-label={`Clubs of ${player}`}>
      <DataTable>
        <caption>The newest first</caption>
        <thead>
          <tr>
            <th scope="col" data-start>
              Season
            </th>
            <th scope="col">Club</th>
            {hasNumbers && (
              <th scope="col">
                <abbr title="Shirt number">No.</abbr>
              </th>
            )}
            <th scope="col" data-start>
              Time
            </th>
            <th scope="col">Matches</th>
            <th scope="col">Goals</th>
            <th scope="col">Assists</th>
          </tr>
        </thead>
        <tbody>
          {spells.map((spell, index) => (
            <tr key={index}>
              <td data-start>{spell.season.name}</td>
              <th scope="row">
                <Link to={teamAddress(spell.club.slug)} translate="no">
                  {spell.club.name}
                </Link>
              </th>
              {hasNumbers && <td>{spell.shirtNumber}</td>}
              <td data-start>{timeOf(spell)}</td>
              <td>{spell.matches}</td>
              <td>{spell.goals}</td>
              <td>{spell.assists}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Scroller>
  )
}

function timeOf({ from, to }: SpellsProps['spells'][number]): string {
  const [start, end] = [from, to].map((day) => dayInShort({ day, kickOff: null }))
  if (start && end) return `${start} to ${end}`
  if (start) return `from ${start}`
  return end ? `until ${end}` : 'whole season'
}
