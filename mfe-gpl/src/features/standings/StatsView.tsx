import styled from '@emotion/styled'
import { Figure } from 'shared-ui'
import { Link } from 'shared-contracts/router'
import { teamAddress } from '../../site/league-addresses.ts'
import { Crest } from '../crest/Crest.tsx'
import { clubStatistics, leagueStatistics, type Tables } from './statistics.ts'
import { ClubCell, DataTable, Scroller } from './table-styles.ts'

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
            {clubStatistics(tables).map(({ club, position, ...figures }) => (
              <tr key={club.slug}>
                <td>{position}</td>
                <th scope="row">
                  <ClubCell>
                    <Crest team={club.name} size={26} />
                    <Link to={teamAddress(club.slug)}>{club.name}</Link>
                  </ClubCell>
                </th>
                {COLUMNS.map(([key]) => (
                  <td key={key}>{figures[key] ?? '–'}</td>
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
