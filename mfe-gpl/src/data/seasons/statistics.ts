import type { Result } from '../../league/result.ts'
import type { Standing } from '../../league/standing.ts'
import { playedMatches, type SeasonResults } from './season-results.ts'
import { resultOf, scoreOf, standingsOf } from './standings.ts'

const POINTS: Readonly<Record<Result, number>> = { W: 3, D: 1, L: 0 }

/** What a club has made of its last five matches. */
export interface FormRow {
  readonly name: string
  readonly form: readonly Result[]
  /** Points from these matches, 15 at most. */
  readonly points: number
  /** Place in the league table. */
  readonly position: number
}

/** Clubs by the points of their last five matches, and by the table where these are equal. */
export function formTable(standings: readonly Standing[]): FormRow[] {
  return standings
    .map(({ name, form, position }) => ({
      name,
      form,
      position,
      points: form.reduce((sum, result) => sum + POINTS[result], 0),
    }))
    .sort((a, b) => b.points - a.points || a.position - b.position)
}

/** A club's season in figures that the table does not show. */
export interface ClubStatistics {
  readonly name: string
  readonly goalsFor: number
  readonly goalsAgainst: number
  /** Matches without a goal against. */
  readonly cleanSheets: number
  readonly homePoints: number
  readonly awayPoints: number
}

/** In the order of the table. */
export function clubStatistics(season: SeasonResults): ClubStatistics[] {
  const matches = playedMatches(season)
  return standingsOf(season).map(({ name, goalsFor, goalsAgainst }) => {
    const scores = matches.flatMap(scoreOf(name))
    const points = (isHome: boolean) =>
      scores
        .filter((score) => score.isHome === isHome)
        .reduce((sum, { scored, conceded }) => sum + POINTS[resultOf(scored, conceded)], 0)
    return {
      name,
      goalsFor,
      goalsAgainst,
      cleanSheets: scores.filter(({ conceded }) => conceded === 0).length,
      homePoints: points(true),
      awayPoints: points(false),
    }
  })
}

/** The whole league in figures. */
export interface LeagueStatistics {
  readonly matches: number
  readonly goals: number
  /** Two decimals at most. */
  readonly goalsPerMatch: number
  readonly homeWins: number
  readonly draws: number
  readonly awayWins: number
}

export function leagueStatistics(season: SeasonResults): LeagueStatistics {
  const matches = playedMatches(season)
  const goals = matches.reduce((sum, { homeScore, awayScore }) => sum + homeScore + awayScore, 0)
  const count = (result: Result) =>
    matches.filter(({ homeScore, awayScore }) => resultOf(homeScore, awayScore) === result).length
  return {
    matches: matches.length,
    goals,
    goalsPerMatch: Math.round((goals / matches.length) * 100) / 100,
    homeWins: count('W'),
    draws: count('D'),
    awayWins: count('L'),
  }
}
