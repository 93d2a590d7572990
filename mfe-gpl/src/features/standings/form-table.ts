import type { Result, StandingResponse } from 'shared-contracts/league/standing'

const POINTS: Readonly<Record<Result, number>> = { W: 3, D: 1, L: 0 }

/** A club's last five matches. */
export interface FormRow extends Pick<StandingResponse, 'club' | 'form' | 'position'> {
  /** Points from these matches, 15 at most. */
  readonly points: number
}

/** Returns the clubs by points from their last five matches; equal ones in the order of the table. */
export function formTable(standings: readonly StandingResponse[]): FormRow[] {
  return standings
    .map(({ club, form, position }) => ({
      ...{ club, form, position },
      points: form.reduce((sum, result) => sum + POINTS[result], 0),
    }))
    .sort((a, b) => b.points - a.points || a.position - b.position)
}
