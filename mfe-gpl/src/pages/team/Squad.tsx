import type { PlayerFigures } from 'shared-contracts/league/player'
import { Link } from 'shared-contracts/router'
import { Muted, Title } from 'shared-ui'
import { DataTable, Scroller } from '../../features/standings/table-styles.ts'
import { playerAddress } from '../../site/league-addresses.ts'

interface SquadProps {
  readonly players: readonly PlayerFigures[]
  readonly club: string
}

/** A club's players with their figures. */
export function Squad({ players, club }: SquadProps) {
  const hasNumbers = players.some(({ shirtNumber }) => shirtNumber !== null)
  return (
    <section aria-labelledby="squad">
      <Title id="squad">Squad</Title>
      {players.length === 0 ? (
        <Muted>No player has been entered for this season.</Muted>
      ) : (
        <Scroller tabIndex={0} role="region" aria-label={`Squad of ${club}`}>
          <DataTable>
            <caption>Figures of this season</caption>
            <thead>
              <tr>
                {hasNumbers && (
                  <th scope="col">
                    <abbr title="Shirt number">No.</abbr>
                  </th>
                )}
                <th scope="col" data-start>
                  Player
                </th>
                <th scope="col" data-start>
                  Position
                </th>
                <th scope="col">Age</th>
                <th scope="col">Matches</th>
                <th scope="col">Goals</th>
                <th scope="col">Assists</th>
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player.slug}>
                  {hasNumbers && <td>{player.shirtNumber}</td>}
                  <th scope="row">
                    <Link to={playerAddress(player.slug)} translate="no">
                      {player.name}
                    </Link>
                  </th>
                  <td data-start>{player.position}</td>
                  <td>{player.age ?? ''}</td>
                  <td>{player.matches}</td>
                  <td>{player.goals}</td>
                  <td>{player.assists}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </Scroller>
      )}
    </section>
  )
}
