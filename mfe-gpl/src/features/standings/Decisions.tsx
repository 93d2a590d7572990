import styled from '@emotion/styled'
import { formatDate } from 'shared-contracts/format/dates'
import type { AdjustmentResponse } from 'shared-contracts/league/adjustment'
import type { SeasonResponse } from 'shared-contracts/league/season'
import type { StandingResponse } from 'shared-contracts/league/standing'

interface DecisionsProps {
  readonly season: Pick<SeasonResponse, 'adjustments'>
  readonly standings: readonly StandingResponse[]
}

/** Explains points by decision: each decision that is in force, with its reason. */
export function Decisions({ season: { adjustments }, standings }: DecisionsProps) {
  const withdrawn = new Set(adjustments.map(({ withdraws }) => withdraws))
  const standing = adjustments.filter(
    ({ id, withdraws }) => withdraws === null && !withdrawn.has(id),
  )
  const decisions = standings.flatMap(({ club, adjustment }) =>
    counted(
      standing.filter((each) => each.club.slug === club.slug),
      adjustment,
    ),
  )
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

/** Returns the first decisions that add up to the table's adjustment: an older table does not include the newest. */
function counted(decisions: readonly AdjustmentResponse[], sum: number) {
  let total = 0
  if (sum === 0) return []
  const last = decisions.findIndex(({ points }) => (total += points) === sum)
  return last < 0 ? decisions : decisions.slice(0, last + 1)
}

const Notes = styled.ul`
  display: grid;
  gap: 4px;
  margin-block-start: 12px;
  font-size: var(--text-s);
`
