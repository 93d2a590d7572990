import type { StandingResponse } from 'shared-contracts/league/standing'

/** The tables of a season: of all matches, and of those at home and away. */
export interface Tables {
  readonly all: readonly StandingResponse[]
  readonly home: readonly StandingResponse[]
  readonly away: readonly StandingResponse[]
}

/** A club's season in figures that the table does not show. */
export interface ClubStatistics extends Pick<
  StandingResponse,
  'club' | 'position' | 'isInPlay' | 'goalsFor' | 'goalsAgainst' | 'cleanSheets'
> {
  readonly homePoints: number
  readonly awayPoints: number
}

/** Returns the statistics of each club, in the order of the table. */
export function clubStatistics({ all, home, away }: Tables): ClubStatistics[] {
  const pointsIn = (table: readonly StandingResponse[], slug: string) =>
    table.find(({ club }) => club.slug === slug)?.points ?? 0
  return all.map(({ club, position, isInPlay, goalsFor, goalsAgainst, cleanSheets }) => ({
    ...{ club, position, isInPlay, goalsFor, goalsAgainst, cleanSheets },
    homePoints: pointsIn(home, club.slug),
    awayPoints: pointsIn(away, club.slug),
  }))
}

/** Figures of the whole league. */
export interface LeagueStatistics {
  readonly matches: number
  readonly goals: number
  /** Two decimals at most; 0 before the first match. */
  readonly goalsPerMatch: number
  readonly homeWins: number
  readonly draws: number
  readonly awayWins: number
}

/** Counts matches by their home sides, because each match has one. */
export function leagueStatistics({ home, away }: Tables): LeagueStatistics {
  const sum = (table: readonly StandingResponse[], of: 'played' | 'won' | 'drawn' | 'goalsFor') =>
    table.reduce((total, row) => total + row[of], 0)
  const matches = sum(home, 'played')
  const goals = sum(home, 'goalsFor') + sum(away, 'goalsFor')
  return {
    ...{ matches, goals },
    goalsPerMatch: matches === 0 ? 0 : Math.round((goals / matches) * 100) / 100,
    homeWins: sum(home, 'won'),
    draws: sum(home, 'drawn'),
    awayWins: sum(away, 'won'),
  }
}
