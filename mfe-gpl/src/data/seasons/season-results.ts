/** What happened in a season, and nothing that follows from it. */
export interface SeasonResults {
  /** `2024/25`. */
  readonly season: string
  /** The clubs in the order from which the schedule pairs them. */
  readonly clubs: readonly string[]
  /** A string a matchday: in the order of the schedule, home and away goals of each match as two digits. */
  readonly scores: readonly string[]
}

export interface MatchResult {
  readonly matchday: number
  readonly homeTeam: string
  readonly awayTeam: string
  readonly homeScore: number
  readonly awayScore: number
}

/**
 * Pairs the clubs of a matchday by the circle method: the last club stays, the others turn by one place a
 * matchday, and the second half of the season repeats the first with the sides exchanged.
 *
 * @param matchday from 1 to twice the number of clubs less two.
 * @returns home and away, match by match.
 */
export function pairings(clubs: readonly string[], matchday: number): [string, string][] {
  const turns = clubs.length - 1
  const turn = (matchday - 1) % turns
  const isReturn = matchday > turns
  return Array.from({ length: clubs.length / 2 }, (_match, index) => {
    const first = index === 0 ? turns : (turn + index) % turns
    const second = (turn - index + turns) % turns
    const isFirstAway = (index === 0 ? turn : index) % 2 === 1
    const [home, away] = isFirstAway !== isReturn ? [second, first] : [first, second]
    return [clubs[home] ?? '', clubs[away] ?? '']
  })
}

/** Every match of a season that has been played, in order. */
export function playedMatches({ clubs, scores }: SeasonResults): MatchResult[] {
  return scores.flatMap((line, index) => {
    const goals = line.split(' ')
    return pairings(clubs, index + 1).map(([homeTeam, awayTeam], match) => ({
      matchday: index + 1,
      homeTeam,
      awayTeam,
      homeScore: Number(goals[match]?.[0]),
      awayScore: Number(goals[match]?.[1]),
    }))
  })
}
