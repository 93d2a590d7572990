import type { ImportedGoal } from '../files/imported-season.ts'
import type { MatchEvent } from '../matches/match-event.entity.ts'

const GOALS = { goal: 'goal', penalty: 'penalty', 'own-goal': 'own-goal' } as const

/** Returns an event as a file lists it; null if it is no goal, or nobody knows who scored it. */
export function goalOf(
  { type, side, minute, added }: MatchEvent,
  player: string,
): ImportedGoal | null {
  if (!side || !player || !(type in GOALS)) return null
  return { side, player, minute, added, kind: GOALS[type as keyof typeof GOALS] }
}
