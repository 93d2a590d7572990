import type { CountedFixture } from './counted-season.ts'

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
  const result = new Map<string, Tally>()
  for (const club of clubs) result.set(club, { ...EMPTY })
  for (const { home, away, score } of fixtures) {
    const homeTally = result.get(home)
    const awayTally = result.get(away)
    if (!homeTally || !awayTally) continue
    if (venue !== 'away') add(homeTally, score.home, score.away)
    if (venue === 'home') continue
    add(awayTally, score.away, score.home)
    if (score.away > score.home) awayTally.awayWins += 1
  }
  return result
}

function add(tally: Tally, goalsFor: number, goalsAgainst: number): void {
  tally.played += 1
  tally.goalsFor += goalsFor
  tally.goalsAgainst += goalsAgainst
  if (goalsAgainst === 0) tally.cleanSheets += 1
  if (goalsFor > goalsAgainst) tally.won += 1
  else if (goalsFor === goalsAgainst) tally.drawn += 1
  else tally.lost += 1
}

export const pointsOf = (tally: Tally, pointsForWin: number) =>
  tally.won * pointsForWin + tally.drawn

export const goalDifferenceOf = (tally: Tally) => tally.goalsFor - tally.goalsAgainst
