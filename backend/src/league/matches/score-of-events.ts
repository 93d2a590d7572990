import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import type { Fixture } from './fixture.entity.ts'
import type { MatchEvent } from './match-event.entity.ts'
import type { Whistles } from './whistles.ts'

const GOALS: readonly MatchEventType[] = ['goal', 'penalty', 'own-goal']

export const isGoal = (type: MatchEventType): boolean => GOALS.includes(type)

/** Last minute of the first half, including its added time. */
const FIRST_HALF = 45

type ScoredEvent = Pick<MatchEvent, 'type' | 'side' | 'minute'>
type Score = Pick<Fixture, 'homeGoals' | 'awayGoals' | 'homeHalfTime' | 'awayHalfTime'>

/** Returns the score that follows from the goals. @param events those that count. */
export function scoreOf(events: readonly ScoredEvent[], whistles: Whistles): Score {
  const count = (side: Side, until: number) =>
    events.filter((one) => isGoal(one.type) && one.side === side && one.minute <= until).length
  const hasBroken = whistles['half-time'] !== undefined
  return {
    homeGoals: count('home', Infinity),
    awayGoals: count('away', Infinity),
    homeHalfTime: hasBroken ? count('home', FIRST_HALF) : null,
    awayHalfTime: hasBroken ? count('away', FIRST_HALF) : null,
  }
}

/** The score of a match that has not begun. */
export const NO_SCORE: Score = {
  homeGoals: null,
  awayGoals: null,
  homeHalfTime: null,
  awayHalfTime: null,
}

/** Whether the goals in the events add up to the score; a match without a score has none. */
export function hasScoreOf(fixture: Score, events: readonly ScoredEvent[]): boolean {
  const { homeGoals, awayGoals } = scoreOf(events, {})
  return (fixture.homeGoals ?? 0) === homeGoals && (fixture.awayGoals ?? 0) === awayGoals
}
