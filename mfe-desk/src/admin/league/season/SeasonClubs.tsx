import type { DeskSeason } from 'shared-contracts/league/desk-season'
import { Link } from 'shared-contracts/router'
import { ButtonLink, Message, Title } from 'shared-ui'
import { Part } from '../../form/form-sheet.ts'
import { Table, TableFrame } from '../../screen/table-styles.ts'
import { counted } from '../../text-of.ts'

/** The clubs of the season, with managers, grounds and squads. */
export function SeasonClubs({ season: { address, clubs } }: { readonly season: DeskSeason }) {
  return (
    <Part aria-label="Clubs">
      <Title>Clubs</Title>
      {clubs.length === 0 ? (
        <>
          <Message title="No clubs yet" hint="“Change season” chooses them." />
          <ButtonLink look="outline" to={`/seasons/${address}/edit`}>
            Choose clubs
          </ButtonLink>
        </>
      ) : (
        <TableFrame role="region" aria-label="Clubs of the season" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Club</th>
                <th scope="col">Manager</th>
                <th scope="col">Ground</th>
                <th scope="col">Squad</th>
              </tr>
            </thead>
            <tbody>
              {clubs.map(({ club, manager, ground, players }) => (
                <tr key={club.slug}>
                  <th scope="row">{club.name}</th>
                  <td>{manager || 'Not known'}</td>
                  <td>{ground || 'Not known'}</td>
                  <td>
                    <Link
                      to={`/seasons/${address}/squads/${club.slug}`}
                      aria-label={`Squad of ${club.name}: ${counted(players, 'player')}`}
                    >
                      {counted(players, 'player')}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Part>
  )
}
