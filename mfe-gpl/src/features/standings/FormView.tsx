import type { StandingResponse } from 'shared-contracts/league/standing'
import { Link } from 'shared-contracts/router'
import { teamAddress } from '../../site/league-addresses.ts'
import { Crest } from '../crest/Crest.tsx'
import { FormLetters } from '../form/FormLetters.tsx'
import { formTable } from './form-table.ts'
import { ClubCell, DataTable, Scroller } from './table-styles.ts'

interface FormViewProps {
  readonly season: string
  readonly standings: readonly StandingResponse[]
}

export function FormView({ season, standings }: FormViewProps) {
  return (
    <Scroller role="region" aria-label={`Form ${season}`} tabIndex={0}>
      <DataTable>
        <caption>Last five matches of each team, {season}, the newest one last</caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Team</th>
            <th scope="col" data-start>
              Form
            </th>
            <th scope="col">Points</th>
            <th scope="col">League position</th>
          </tr>
        </thead>
        <tbody>
          {formTable(standings).map(({ club, form, points, position }, index) => (
            <tr key={club.slug}>
              <td>{index + 1}</td>
              <th scope="row">
                <ClubCell>
                  <Crest team={club.name} size={26} />
                  <Link to={teamAddress(club.slug)}>{club.name}</Link>
                </ClubCell>
              </th>
              <td>
                <FormLetters form={form} />
              </td>
              <td data-strong>{points}</td>
              <td>{position}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Scroller>
  )
}
