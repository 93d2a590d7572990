import type { CountedFixture } from './counted-season.ts'
import { resultOf, type Result } from './result.ts'

/** Figures of one club, from matches only. */
export interface Tally {
  played: number
  won: number
  drawn: number
  lost: number
  awayWins: number
  goalsFor: number
  goalsAgainst: number
  cleanSheets: number
}

const EMPTY: Tally = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  awayWins: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  cleanSheets: 0,
}

/** Returns figures by slug of the given clubs; matches with any other club are ignored. */
export function tallies(
  clubs: Iterable<string>,
  fixtures: readonly CountedFixture[],
  venue: 'all' | 'home' | 'away',
): ReadonlyMap<string, Tally> {
  const figures = new Map<string, Tally>()
  for (const club of clubs) figures.set(club, { ...EMPTY })
  for (const fixture of fixtures) {
    const { home, away, score } = fixture
    const homeTally = figures.get(home)
    const awayTally = figures.get(away)
    if (!homeTally || !awayTally) continue
    if (venue !== 'away') add(homeTally, score.home, score.away, resultOf(fixture, 'home'))
    if (venue === 'home') continue
    const awayResult = resultOf(fixture, 'away')
    add(awayTally, score.away, score.home, awayResult)
    if (awayResult === 'W') awayTally.awayWins += 1
  }
  return figures
}

function add(tally: Tally, goalsFor: number, goalsAgainst: number, result: Result): void {
  tally.played += 1
  tally.goalsFor += goalsFor
  tally.goalsAgainst += goalsAgainst
  if (goalsAgainst === 0) tally.cleanSheets += 1
  if (result === 'W') tally.won += 1
  else if (result === 'D') tally.drawn += 1
  else tally.lost += 1
}

export const pointsOf = (tally: Tally, pointsForWin: number) =>
  tally.won * pointsForWin + tally.drawn

export const goalDifferenceOf = (tally: Tally) => tally.goalsFor - tally.goalsAgainst
