import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { counts } from '../match-state/match-state.ts'

/** Record of one club against another. */
export interface Tally {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
}

/**
 * Counts goals of extra time as well; a match that was decided from the mark is drawn.
 *
 * @param club slug of the club whose wins are counted.
 */
export function tallyOf(meetings: readonly FixtureResponse[], club: string): Tally {
  const tally = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 }
  for (const meeting of meetings) {
    const { home, awarded } = meeting
    const score = meeting.score?.afterExtraTime ?? meeting.score
    if (!score || !counts(meeting)) continue
    const isHome = home.slug === club
    const [own, other] = isHome ? [score.home, score.away] : [score.away, score.home]
    tally.played += 1
    tally.goalsFor += own
    tally.goalsAgainst += other
    const winner =
      awarded ?? (score.home > score.away ? 'home' : score.home < score.away ? 'away' : null)
    if (winner === null) tally.drawn += 1
    else if ((winner === 'home') === isHome) tally.won += 1
    else tally.lost += 1
  }
  return tally
}
