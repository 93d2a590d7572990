import { StandingResponse } from 'shared-contracts/league/standing'
import { AsyncPanel, Muted, Title } from 'shared-ui'
import * as v from 'valibot'
import { Part } from '../../form/form-sheet.ts'
import { Table, TableFrame } from '../../screen/table-styles.ts'
import { usePublicQuery } from '../use-league.ts'

interface SeasonTableProps {
  readonly address: string
  /** Number of matches with a result: before the first one there is no table. */
  readonly matches: number
}

/** The table as visitors read it. */
export function SeasonTable({ address, matches }: SeasonTableProps) {
  return (
    <Part aria-label="Table">
      <Title>Table</Title>
      {matches === 0 ? (
        <Muted>It appears with the first result.</Muted>
      ) : (
        <Standings address={address} />
      )}
    </Part>
  )
}

const HEADS = ['P', 'W', 'D', 'L', 'GF', 'GA', 'GD', 'Pts'] as const
const SPOKEN = [
  'Played',
  'Won',
  'Drawn',
  'Lost',
  'Goals for',
  'Goals against',
  'Goal difference',
  'Points',
] as const

function Standings({ address }: Pick<SeasonTableProps, 'address'>) {
  const query = usePublicQuery(`seasons/${address}/standings`, v.array(StandingResponse))
  return (
    <AsyncPanel
      query={query}
      loading={null}
      loadingLabel="Loading the table"
      error={{ title: 'The table could not be loaded', hint: 'Try again.' }}
    >
      {(rows) => (
        <TableFrame role="region" aria-label="Table as it stands" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Club</th>
                {HEADS.map((head, place) => (
                  <th key={head} scope="col">
                    <abbr title={SPOKEN[place]}>{head}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.club.slug}>
                  <td>{row.position}</td>
                  <th scope="row">
                    {row.club.name}
                    {row.adjustment !== 0 && ` (${signed(row.adjustment)})`}
                  </th>
                  <td>{row.played}</td>
                  <td>{row.won}</td>
                  <td>{row.drawn}</td>
                  <td>{row.lost}</td>
                  <td>{row.goalsFor}</td>
                  <td>{row.goalsAgainst}</td>
                  <td>{row.goalDifference}</td>
                  <td>{row.points}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </AsyncPanel>
  )
}

/** Formats points by decision: `+2`, `−3`. */
export const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`)
