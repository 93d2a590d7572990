/** Results of a sample season, without anything derived from them. */
export interface SampleResults {
  /** `2024/25`. */
  readonly season: string
  /** Clubs in the order on which the schedule is based. */
  readonly clubs: readonly string[]
  /**
   * One string for each round played: home and away goals of each match as two digits, in the order of the schedule.
   */
  readonly scores: readonly string[]
}

/** A match of the schedule, by the names of the clubs. */
export interface SampleMatch {
  readonly round: number
  readonly home: string
  readonly away: string
  /** Null where the match has not been played. */
  readonly score: { readonly home: number; readonly away: number } | null
}

/** Returns every match of a season, in the order of the schedule. */
export function sampleMatches({ clubs, scores }: SampleResults): SampleMatch[] {
  return Array.from({ length: 2 * (clubs.length - 1) }, (_, index) => {
    const goals = scores[index]?.split(' ')
    return pairings(clubs, index + 1).map(([home, away], match) => ({
      round: index + 1,
      home,
      away,
      score: goals ? { home: Number(goals[match]?.[0]), away: Number(goals[match]?.[1]) } : null,
    }))
  }).flat()
}

/**
 * Pairs the clubs of a round by the circle method: the last club stays, the others move by one place each round, and
 * the second half of the season repeats the first with the sides swapped.
 *
 * @param round from 1 to twice the number of clubs less two.
 * @returns home and away, match by match.
 */
function pairings(clubs: readonly string[], round: number): [string, string][] {
  const turns = clubs.length - 1
  const turn = (round - 1) % turns
  const isReturn = round > turns
  return Array.from({ length: clubs.length / 2 }, (_match, index) => {
    const first = index === 0 ? turns : (turn + index) % turns
    const second = (turn - index + turns) % turns
    const isFirstAway = (index === 0 ? turn : index) % 2 === 1
    const [home, away] = isFirstAway !== isReturn ? [second, first] : [first, second]
    return [clubs[home] ?? '', clubs[away] ?? '']
  })
}
