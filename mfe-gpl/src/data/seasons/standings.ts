import type { Result } from '../../league/result.ts'
import type { Standing } from '../../league/standing.ts'
import { playedMatches, type MatchResult, type SeasonResults } from './season-results.ts'

type Totals = Omit<Standing, 'position' | 'lastPosition' | 'form'> & { results: Result[] }

/** The league table that follows from a season's results, with every club's place one matchday before. */
export function standingsOf(season: SeasonResults): Standing[] {
  const matches = playedMatches(season)
  const before = matches.filter(({ matchday }) => matchday < season.scores.length)
  const lastOrder = rankedTotals(season.clubs, before).map(({ name }) => name)
  return rankedTotals(season.clubs, matches).map(({ results, ...totals }, index) => ({
    ...totals,
    position: index + 1,
    lastPosition: lastOrder.indexOf(totals.name) + 1,
    form: results.slice(-5),
  }))
}

/** By points, then goal difference, then goals scored, then name. */
function rankedTotals(clubs: readonly string[], matches: readonly MatchResult[]): Totals[] {
  return clubs
    .map((name) => totalsOf(name, matches))
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.goalDifference - a.goalDifference ||
        b.goalsFor - a.goalsFor ||
        (a.name < b.name ? -1 : 1),
    )
}

function totalsOf(name: string, matches: readonly MatchResult[]): Totals {
  const scores = matches.flatMap(scoreOf(name))
  const results = scores.map(({ scored, conceded }) => resultOf(scored, conceded))
  const count = (result: Result) => results.filter((each) => each === result).length
  const goalsFor = scores.reduce((sum, { scored }) => sum + scored, 0)
  const goalsAgainst = scores.reduce((sum, { conceded }) => sum + conceded, 0)
  return {
    name,
    played: results.length,
    won: count('W'),
    drawn: count('D'),
    lost: count('L'),
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: count('W') * 3 + count('D'),
    results,
  }
}

/** A match as one club saw it; nothing for a match of others. */
export const scoreOf = (name: string) => (match: MatchResult) => {
  const { homeTeam, awayTeam, homeScore, awayScore } = match
  if (homeTeam === name) return [{ scored: homeScore, conceded: awayScore, isHome: true }]
  if (awayTeam === name) return [{ scored: awayScore, conceded: homeScore, isHome: false }]
  return []
}

export function resultOf(scored: number, conceded: number): Result {
  return scored > conceded ? 'W' : scored < conceded ? 'L' : 'D'
}
