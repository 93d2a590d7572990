import type { SeasonResponse } from 'shared-contracts/league/season'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { FormLetters } from '../form/FormLetters.tsx'
import { ClubName } from './ClubName.tsx'
import { formTable } from './form-table.ts'
import { DataTable, Scroller } from './table-styles.ts'

interface FormViewProps {
  readonly season: Pick<SeasonResponse, 'name' | 'pointsForWin'>
  readonly standings: readonly StandingResponse[]
}

export function FormView({ season: { name, pointsForWin }, standings }: FormViewProps) {
  return (
    <Scroller role="region" aria-label={`Form ${name}`} tabIndex={0}>
      <DataTable>
        <caption>Last five matches of each team, {name}, the newest one last</caption>
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
          {formTable(standings, pointsForWin).map((row, index) => (
            <tr key={row.club.slug}>
              <td>{index + 1}</td>
              <th scope="row">
                <ClubName row={row} />
              </th>
              <td>
                <FormLetters form={row.form} />
              </td>
              <td data-strong>{row.points}</td>
              <td>{row.position}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Scroller>
  )
}
