import type { Side } from 'shared-contracts/league/name'
import type { CountedFixture } from './counted-season.ts'
import type { Goals } from './season.ts'

export type Result = 'W' | 'D' | 'L'

/** Returns the side with more goals; null for a draw. */
export function leaderOf({ home, away }: Goals): Side | null {
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

/** Returns a side's result. A match that was stopped at a level score may be awarded; its goals still say a draw. */
export function resultOf(
  { score, awarded }: Pick<CountedFixture, 'score' | 'awarded'>,
  side: Side,
): Result {
  const winner = awarded ?? leaderOf(score)
  if (winner === null) return 'D'
  return winner === side ? 'W' : 'L'
}
