import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { formatSigned } from 'shared-contracts/format'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { IconButton, VisuallyHidden } from 'shared-ui'
import { FormLetters } from '../form/FormLetters.tsx'
import { ClubName } from './ClubName.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { Movement } from './Movement.tsx'
import { FoldedTable } from './folded-table.ts'
import { Scroller } from './table-styles.ts'

interface StandingsTableProps {
  readonly season: string
  readonly standings: readonly StandingResponse[]
  /** Names the table if it is not the newest: `after matchday 10`, `as it stands`. */
  readonly moment?: string | undefined
}

/** Columns that a phone hides until the row is opened. */
const REST = [
  ['won', 'W', 'Won'],
  ['drawn', 'D', 'Drawn'],
  ['lost', 'L', 'Lost'],
  ['goalsFor', 'GF', 'Goals for'],
  ['goalsAgainst', 'GA', 'Goals against'],
] as const

export function StandingsTable({ season, standings, moment }: StandingsTableProps) {
  const nameOf = (slug: string) =>
    standings.find(({ club }) => club.slug === slug)?.club.name ?? slug
  return (
    <Scroller role="region" aria-label={`Table ${season}`} tabIndex={0}>
      <FoldedTable>
        <caption>
          League table {season}
          {moment && `, ${moment}`}
        </caption>
        <thead>
          <tr>
            <ColumnHead short="Pos" long="Position" />
            <th scope="col">Team</th>
            <ColumnHead short="P" long="Played" />
            {REST.map(([key, short, long]) => (
              <ColumnHead key={key} short={short} long={long} isRest />
            ))}
            <ColumnHead short="GD" long="Goal difference" />
            <ColumnHead short="Pts" long="Points" />
            <th scope="col" data-start data-rest>
              Form
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => (
            <Row key={row.club.slug} row={row} nameOf={nameOf} />
          ))}
        </tbody>
      </FoldedTable>
    </Scroller>
  )
}

interface RowProps {
  readonly row: StandingResponse
  readonly nameOf: (slug: string) => string
}

function Row({ row, nameOf }: RowProps) {
  const { club, zone, tiedWith, adjustment } = row
  const [isOpen, setIsOpen] = useState(false)
  return (
    <tr data-zone={zone?.kind} data-open={isOpen || undefined}>
      <td>
        {row.position}
        {tiedWith.length > 0 && (
          <>
            <span aria-hidden="true">=</span>
            <VisuallyHidden> shared with {tiedWith.map(nameOf).join(', ')}</VisuallyHidden>
          </>
        )}{' '}
        <Movement from={row.lastPosition} to={row.position} />
      </td>
      <th scope="row">
        <ClubName row={row}>{zone && <VisuallyHidden> ({zone.name})</VisuallyHidden>}</ClubName>
        <IconButton
          type="button"
          aria-label={`All figures of ${club.name}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </IconButton>
      </th>
      <td>{row.played}</td>
      {REST.map(([key, , name]) => (
        <td key={key} data-rest={name}>
          {row[key]}
        </td>
      ))}
      <td>{formatSigned(row.goalDifference)}</td>
      <td data-strong>
        {row.points}
        {adjustment !== 0 && (
          <abbr
            title={`${formatSigned(adjustment)} by decision`}
            aria-label="with a decision, see below"
          >
            *
          </abbr>
        )}
      </td>
      <td data-rest="Form">
        <FormLetters form={row.form} />
      </td>
    </tr>
  )
}
