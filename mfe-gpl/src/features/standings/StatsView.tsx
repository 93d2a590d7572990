import styled from '@emotion/styled'
import { Figure } from 'shared-ui'
import { nounFor } from '../words/noun-for.ts'
import { ClubName } from './ClubName.tsx'
import { clubStatistics, leagueStatistics, type Tables } from './statistics.ts'
import { DataTable, Scroller } from './table-styles.ts'

const COLUMNS = [
  ['goalsFor', 'Goals scored'],
  ['goalsAgainst', 'Goals conceded'],
  ['cleanSheets', 'Clean sheets'],
  ['homePoints', 'Points at home'],
  ['awayPoints', 'Points away'],
] as const

interface StatsViewProps {
  readonly season: string
  readonly tables: Tables
}

export function StatsView({ season, tables }: StatsViewProps) {
  const league = leagueStatistics(tables)
  const numbers = [
    [league.matches, nounFor(league.matches, 'match', 'matches')],
    [league.goals, nounFor(league.goals, 'goal')],
    [league.goalsPerMatch, `${nounFor(league.goalsPerMatch, 'goal')} a match`],
    [league.homeWins, nounFor(league.homeWins, 'home win')],
    [league.draws, nounFor(league.draws, 'draw')],
    [league.awayWins, nounFor(league.awayWins, 'away win')],
  ] as const
  return (
    <>
      <Figures>
        {numbers.map(([value, label]) => (
          <li key={label}>
            <Figure>{value}</Figure> {label}
          </li>
        ))}
      </Figures>
      <Scroller role="region" aria-label={`Statistics ${season}`} tabIndex={0}>
        <DataTable>
          <caption>Statistics of each team, {season}, in the order of the table</caption>
          <thead>
            <tr>
              <th scope="col">Pos</th>
              <th scope="col">Team</th>
              {COLUMNS.map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clubStatistics(tables).map((row) => (
              <tr key={row.club.slug}>
                <td>{row.position}</td>
                <th scope="row">
                  <ClubName row={row} />
                </th>
                {COLUMNS.map(([key]) => (
                  <td key={key}>{row[key] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Scroller>
    </>
  )
}

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: 2px;
  margin-block-end: 24px;

  li {
    padding: 16px;
    background: var(--surface-raised);
  }
  li > span {
    display: block;
    color: var(--brand);
  }
`
