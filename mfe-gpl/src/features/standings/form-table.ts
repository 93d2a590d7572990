import type { Result, StandingResponse } from 'shared-contracts/league/standing'

/** A club's last five matches. */
export interface FormRow extends Pick<StandingResponse, 'club' | 'form' | 'isInPlay' | 'position'> {
  /** Points from these matches. */
  readonly points: number
}

/** Returns the clubs by points from their last five matches; equal ones in the order of the table. */
export function formTable(standings: readonly StandingResponse[], pointsForWin: number): FormRow[] {
  const points: Readonly<Record<Result, number>> = { W: pointsForWin, D: 1, L: 0 }
  return standings
    .map(({ club, form, isInPlay, position }) => ({
      ...{ club, form, isInPlay, position },
      points: form.reduce((sum, result) => sum + points[result], 0),
    }))
    .sort((a, b) => b.points - a.points || a.position - b.position)
}
