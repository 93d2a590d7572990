import styled from '@emotion/styled'
import { formatDate } from 'shared-contracts/format/dates'
import type { SeasonResponse } from 'shared-contracts/league/season'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { decisionsOf } from './decisions-of.ts'

interface DecisionsProps {
  readonly season: Pick<SeasonResponse, 'adjustments'>
  readonly standings: readonly StandingResponse[]
}

/** Explains points by decision: each decision that counts in the table, with its reason. */
export function Decisions({ season: { adjustments }, standings }: DecisionsProps) {
  const decisions = decisionsOf(adjustments, standings)
  if (decisions.length === 0) return null
  return (
    <Notes aria-label="Decisions on points">
      {decisions.map(({ id, club, points, reason, on }) => (
        <li key={id}>
          * {club.name}: {Math.abs(points)} {Math.abs(points) === 1 ? 'point' : 'points'}{' '}
          {points < 0 ? 'deducted' : 'awarded'} on {formatDate(on)}: {reason}
        </li>
      ))}
    </Notes>
  )
}

const Notes = styled.ul`
  display: grid;
  gap: 4px;
  margin-block-start: 12px;
  font-size: var(--text-s);
`
