import type { FixtureStatus } from './fixture.ts'
import type { MatchEventType } from './match-event.ts'
import type { LiveEvent, LiveScore, LiveState } from './match-stream.ts'

const GOALS: readonly MatchEventType[] = ['goal', 'penalty', 'own-goal']
const FIRST_HALF_MINUTES = 45

/** Status of a match after each whistle, in chronological order. */
const AFTER = {
  'kick-off': 'in-play',
  'half-time': 'half-time',
  'second-half': 'in-play',
  'full-time': 'finished',
} as const satisfies Partial<Record<MatchEventType, FixtureStatus>>

/** A whistle of the referee: it is an event of both sides. */
export type Whistle = keyof typeof AFTER

/** In chronological order. */
export const WHISTLES: readonly Whistle[] = ['kick-off', 'half-time', 'second-half', 'full-time']

export const isWhistle = (type: string): type is Whistle => Object.hasOwn(AFTER, type)

export const statusAfter = (whistle: Whistle): FixtureStatus => AFTER[whistle]

/** Returns the status by a match's whistles, which may be entered in any order; null before the kick-off. */
export function statusOf(events: readonly Pick<LiveEvent, 'type'>[]): FixtureStatus | null {
  const last = WHISTLES.findLast((whistle) => events.some(({ type }) => type === whistle))
  return last ? statusAfter(last) : null
}

/** Counts the goals of valid events. */
export function goalsOf(events: readonly Pick<LiveEvent, 'type' | 'side'>[]): LiveScore {
  const goals = events.filter(({ type }) => GOALS.includes(type))
  const of = (side: LiveEvent['side']) => goals.filter((goal) => goal.side === side).length
  return [of('home'), of('away')]
}

/** Returns the half-time score; null before the break. */
export function halfTimeOf(
  events: readonly Pick<LiveEvent, 'type' | 'side' | 'minute'>[],
): LiveScore | null {
  if (!events.some(({ type }) => type === 'half-time')) return null
  return goalsOf(events.filter(({ minute }) => minute <= FIRST_HALF_MINUTES))
}

/** Whether status and scores result from the events alone, without others entered by hand. */
export function followsFromEvents({ status, score, halfTime, events }: LiveState): boolean {
  const expected = statusOf(events)
  if (expected === null) return status === 'scheduled' && score === null
  return (
    status === expected &&
    isSameScore(score, goalsOf(events)) &&
    isSameScore(halfTime, halfTimeOf(events))
  )
}

function isSameScore(one: LiveScore | null, other: LiveScore | null): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1]
}
