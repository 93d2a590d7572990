import styled from '@emotion/styled'
import { Figure } from 'shared-ui'
import type { SeasonResults } from '../../data/seasons/season-results.ts'
import { clubStatistics, leagueStatistics } from '../../data/seasons/statistics.ts'
import { Crest } from '../crest/Crest.tsx'
import { ClubCell, DataTable, Scroller } from './table-styles.ts'

const COLUMNS = [
  ['goalsFor', 'Goals scored'],
  ['goalsAgainst', 'Goals conceded'],
  ['cleanSheets', 'Clean sheets'],
  ['homePoints', 'Points at home'],
  ['awayPoints', 'Points away'],
] as const

export function StatsView({ season }: { readonly season: SeasonResults }) {
  const league = leagueStatistics(season)
  const figures = [
    [league.matches, 'matches'],
    [league.goals, 'goals'],
    [league.goalsPerMatch, 'goals a match'],
    [league.homeWins, 'home wins'],
    [league.draws, 'draws'],
    [league.awayWins, 'away wins'],
  ] as const
  return (
    <>
      <Figures>
        {figures.map(([value, label]) => (
          <li key={label}>
            <Figure>{value}</Figure> {label}
          </li>
        ))}
      </Figures>
      <Scroller role="region" aria-label={`Statistics ${season.season}`} tabIndex={0}>
        <DataTable>
          <caption>Statistics of each team, {season.season}, in the order of the table</caption>
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
            {clubStatistics(season).map((club, index) => (
              <tr key={club.name}>
                <td>{index + 1}</td>
                <th scope="row">
                  <ClubCell>
                    <Crest team={club.name} size={26} />
                    {club.name}
                  </ClubCell>
                </th>
                {COLUMNS.map(([key]) => (
                  <td key={key}>{club[key]}</td>
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
