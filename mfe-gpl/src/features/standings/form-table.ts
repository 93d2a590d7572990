import type { Result, StandingResponse } from 'shared-contracts/league/standing'

const POINTS: Readonly<Record<Result, number>> = { W: 3, D: 1, L: 0 }

/** What a club has made of its last five matches. */
export interface FormRow extends Pick<StandingResponse, 'club' | 'form' | 'position'> {
  /** Points from these matches, 15 at most. */
  readonly points: number
}

/** Clubs by the points of their last five matches, and by the table where these are equal. */
export function formTable(standings: readonly StandingResponse[]): FormRow[] {
  return standings
    .map(({ club, form, position }) => ({
      ...{ club, form, position },
      points: form.reduce((sum, result) => sum + POINTS[result], 0),
    }))
    .sort((a, b) => b.points - a.points || a.position - b.position)
}
