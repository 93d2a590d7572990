import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import type { Fixture } from './fixture.entity.ts'
import type { MatchEvent } from './match-event.entity.ts'
import type { Whistles } from './whistles.ts'

const GOALS: readonly MatchEventType[] = ['goal', 'penalty', 'own-goal']

export const isGoal = (type: MatchEventType): boolean => GOALS.includes(type)

/** The last minute of the first half, with all that is added to it. */
const FIRST_HALF = 45

type ScoredEvent = Pick<MatchEvent, 'type' | 'side' | 'minute'>
type Score = Pick<Fixture, 'homeGoals' | 'awayGoals' | 'homeHalfTime' | 'awayHalfTime'>

/** What the goals of a match come to. @param events those that count. */
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

/** Whether a match stands as its goals say; one without a score has none. */
export function hasScoreOf(fixture: Score, events: readonly ScoredEvent[]): boolean {
  const { homeGoals, awayGoals } = scoreOf(events, {})
  return (fixture.homeGoals ?? 0) === homeGoals && (fixture.awayGoals ?? 0) === awayGoals
}
