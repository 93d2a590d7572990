import type { SeasonClub } from 'shared-contracts/league/club'
import type { SeasonResponse } from 'shared-contracts/league/season'
import type { StandingAtHand } from '../../queries/league-queries.ts'
import { matchesPlayed } from '../standings/table-filters.ts'

/** A club with its season so far. */
export interface Team
  extends
    Omit<SeasonClub, 'city'>,
    Pick<
      StandingAtHand,
      'points' | 'played' | 'won' | 'drawn' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'form'
    > {
  /** Town and region: `Kumasi, Ashanti`. The region filter looks into it (requirement 5). */
  readonly city: string
  /** Its position in the table; null while nobody has played. */
  readonly position: number | null
}

/** The clubs of a season in the order of its table. */
export function teamsOf(
  { clubs }: Pick<SeasonResponse, 'clubs'>,
  standings: readonly StandingAtHand[],
): Team[] {
  const hasBegun = matchesPlayed(standings).most > 0
  return standings.flatMap(({ club: { slug }, ...row }) => {
    const club = clubs.find((each) => each.slug === slug)
    if (!club) return []
    const position = hasBegun ? row.position : null
    const { points, played, won, drawn, lost, goalsFor, goalsAgainst, form } = row
    const city = [club.city, club.region].filter(Boolean).join(', ')
    return [
      { ...club, city, position, points, played, won, drawn, lost, goalsFor, goalsAgainst, form },
    ]
  })
}
