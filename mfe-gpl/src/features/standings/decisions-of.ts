import { isStanding, type AdjustmentResponse } from 'shared-contracts/league/adjustment'
import type { StandingResponse } from 'shared-contracts/league/standing'

type Row = Pick<StandingResponse, 'club' | 'adjustment'>

/**
 * Returns the decisions that explain the points of a table, in the order of its clubs. A decision and its withdrawal
 * are left out if both count in the table.
 */
export function decisionsOf(
  adjustments: readonly AdjustmentResponse[],
  standings: readonly Row[],
): AdjustmentResponse[] {
  const counted = countedIn(standings, adjustments)
  const ids = new Set(counted.map(({ id }) => id))
  const explaining = counted.filter(
    ({ id, withdraws }) => isStanding(counted, id) && (withdraws === null || !ids.has(withdraws)),
  )
  return standings.flatMap(({ club, adjustment }) =>
    adjustment === 0 ? [] : explaining.filter((each) => each.club.slug === club.slug),
  )
}

/**
 * Returns the decisions that count in a table: those up to the last day on which they add up to its points. An older
 * table does not include the newest.
 */
function countedIn(standings: readonly Row[], adjustments: readonly AdjustmentResponse[]) {
  const days = [...new Set(adjustments.map(({ on }) => on))].sort().toReversed()
  const candidates = days.map((day) => adjustments.filter(({ on }) => on <= day))
  return (
    candidates.find((decisions) =>
      standings.every(({ club, adjustment }) => adjustment === sumOf(decisions, club.slug)),
    ) ?? adjustments
  )
}

const sumOf = (decisions: readonly AdjustmentResponse[], club: string) =>
  decisions.reduce((sum, each) => (each.club.slug === club ? sum + each.points : sum), 0)
