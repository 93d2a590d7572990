import { VisuallyHidden } from 'shared-ui'
import type { Standing } from '../../league/standing.ts'
import { zoneOf } from '../../data/zones.ts'
import { Crest } from '../crest/Crest.tsx'
import { FormLetters } from '../form/FormLetters.tsx'
import { Movement } from './Movement.tsx'
import { ClubCell, DataTable, Scroller } from './table-styles.ts'

interface StandingsTableProps {
  readonly season: string
  readonly standings: readonly Standing[]
}

const FIGURES = [
  ['played', 'P', 'Played'],
  ['won', 'W', 'Won'],
  ['drawn', 'D', 'Drawn'],
  ['lost', 'L', 'Lost'],
  ['goalsFor', 'GF', 'Goals for'],
  ['goalsAgainst', 'GA', 'Goals against'],
] as const

export function StandingsTable({ season, standings }: StandingsTableProps) {
  return (
    <Scroller role="region" aria-label={`Table ${season}`} tabIndex={0}>
      <DataTable>
        <caption>League table {season}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title="Position">Pos</abbr>
            </th>
            <th scope="col">Team</th>
            {FIGURES.map(([key, short, long]) => (
              <th key={key} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title="Goal difference">GD</abbr>
            </th>
            <th scope="col" data-pinned>
              <abbr title="Points">Pts</abbr>
            </th>
            <th scope="col" data-start>
              Form
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => (
            <Row key={row.name} row={row} clubs={standings.length} />
          ))}
        </tbody>
      </DataTable>
    </Scroller>
  )
}

function Row({ row, clubs }: { readonly row: Standing; readonly clubs: number }) {
  const zone = zoneOf(row.position, clubs)
  return (
    <tr data-zone={zone?.zone}>
      <td>
        {row.position} <Movement from={row.lastPosition} to={row.position} />
      </td>
      <th scope="row">
        <ClubCell>
          <Crest team={row.name} size={26} />
          {row.name}
          {zone && <VisuallyHidden> ({zone.name})</VisuallyHidden>}
        </ClubCell>
      </th>
      {FIGURES.map(([key]) => (
        <td key={key}>{row[key]}</td>
      ))}
      <td>{signed(row.goalDifference)}</td>
      <td data-strong data-pinned>
        {row.points}
      </td>
      <td>
        <FormLetters form={row.form} />
      </td>
    </tr>
  )
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value))
