import styled from '@emotion/styled'
import { formatSigned } from 'shared-contracts/format'
import { Link } from 'shared-contracts/router'
import { Title, VisuallyHidden } from 'shared-ui'
import { Crest } from '../../features/crest/Crest.tsx'
import { ColumnHead } from '../../features/standings/ColumnHead.tsx'
import { teamAddress } from '../../site/league-addresses.ts'
import type { StandingAtHand } from '../../queries/league-queries.ts'

/** Number of clubs on the home page; the tables page has them all. */
const CLUBS = 5

/** The first places of the table; renders nothing before the first match. */
export function TopOfTable({ standings }: { readonly standings: readonly StandingAtHand[] }) {
  if (standings.every(({ played }) => played === 0)) return null
  return (
    <Part aria-labelledby="top-of-table">
      <Title id="top-of-table">Top of the table</Title>
      <table>
        <VisuallyHidden as="caption">Top of the table</VisuallyHidden>
        <thead>
          <tr>
            <ColumnHead short="Pos" long="Position" />
            <th scope="col">Team</th>
            <ColumnHead short="P" long="Played" />
            <ColumnHead short="GD" long="Goal difference" />
            <ColumnHead short="Pts" long="Points" />
          </tr>
        </thead>
        <tbody>
          {standings.slice(0, CLUBS).map(({ club, position, played, goalDifference, points }) => (
            <tr key={club.slug}>
              <td>{position}</td>
              <th scope="row">
                <Link to={teamAddress(club.slug)} translate="no">
                  <Crest team={club.name} size={26} />
                  {club.name}
                </Link>
              </th>
              <td>{played}</td>
              <td>{formatSigned(goalDifference)}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to="/tables">See the whole table</Link>
    </Part>
  )
}

const Part = styled.section`
  padding: clamp(16px, 3vw, 32px);
  background: var(--surface-raised);
  border-block-start: 4px solid var(--brand);

  table {
    width: 100%;
    margin-block: 8px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th,
  td {
    padding: 4px clamp(4px, 1vw, 12px);
    text-align: end;
    border-block-end: 1px solid var(--line);
  }
  abbr {
    text-decoration: none;
  }
  thead th {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  tr > :nth-of-type(1):is(td),
  tr > :nth-of-type(-n + 2):is(thead *),
  tbody th {
    text-align: start;
  }
  tbody th {
    width: 99%;
    font: 700 1.25rem/1.1 var(--font-display);
    text-transform: uppercase;
  }
  tbody a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  td:last-of-type {
    font: 900 1.5rem/1 var(--font-display);
    color: var(--brand);
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  /* Large text leaves a phone room for place, club and points; the page of the table has the rest. */
  @media screen and (max-width: 15em) {
    tr > :nth-child(3),
    tr > :nth-child(4) {
      display: none;
    }
    tbody a {
      gap: 4px;
    }
  }
`
