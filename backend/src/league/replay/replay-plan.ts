import { randomUUID } from 'node:crypto'
import { isWhistle } from 'shared-contracts/league/live-standing'
import type { MatchStatistics } from 'shared-contracts/league/match'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import type { CountTap, Tap } from 'shared-contracts/league/score'
import type * as v from 'valibot'

/** Facts of a finished match that a replay needs. */
export interface PlayedMatch {
  /** Events that count; whistles are made anew. */
  readonly events: readonly PlayedEvent[]
  readonly lineUps: Readonly<Record<Side, readonly PlayedAppearance[]>>
  readonly statistics: MatchStatistics | null
}

export interface PlayedEvent {
  readonly type: MatchEventType
  readonly side: Side | null
  readonly minute: number
  readonly added: number
  /** Slugs of players. */
  readonly player: string | null
  readonly related: string | null
  readonly note: string
}

export interface PlayedAppearance {
  readonly player: string
  readonly shirtNumber: number | null
  readonly isStarter: boolean
}

/** A tap with its id, which identifies it however often it is sent. Its moment is set when it is sent. */
type Untimed<Of> = Of extends Tap ? Omit<Of, 'at'> : never
export type PlannedTap = Untimed<Tap>

/** Taps of one moment. */
export interface ReplayStep {
  /** Milliseconds of match time since the kick-off, including the break. */
  readonly after: number
  readonly taps: readonly PlannedTap[]
}

const MINUTE_MS = 60_000
const HALF = 45
const BREAK = 15

/** Returns a scorer's taps with their times, in the order of the match. */
export function replayPlan({ events, lineUps, statistics }: PlayedMatch): ReplayStep[] {
  const played = events.filter(({ type }) => !isWhistle(type))
  const isFirst = ({ minute }: PlayedEvent) => minute <= HALF
  const added = {
    first: mostAdded(events.filter(isFirst), HALF),
    second: mostAdded(
      events.filter((event) => !isFirst(event)),
      2 * HALF,
    ),
  }
  const firstEnds = HALF + added.first
  const secondBegins = firstEnds + BREAK
  const ends = secondBegins + HALF + added.second
  const timeOf = (event: PlayedEvent) => {
    // In the middle of the current minute.
    const minute = Math.max(1, event.minute) + event.added - 0.5
    return isFirst(event) ? minute : secondBegins + minute - HALF
  }
  const announce = (half: 'first' | 'second') =>
    added[half] > 0
      ? [{ kind: 'added-time' as const, id: randomUUID(), minutes: Math.min(added[half], 30) }]
      : []
  const steps = [
    ...SIDES.flatMap((side) => lineUpSteps(side, lineUps[side])),
    step(0, [whistle('kick-off')]),
    ...played.map((event) => step(timeOf(event), [eventTap(event)])),
    ...(statistics ? countSteps(statistics, { firstEnds, secondBegins, ends }) : []),
    step(HALF - 0.5, announce('first')),
    step(firstEnds, [whistle('half-time')]),
    step(secondBegins, [whistle('second-half')]),
    step(secondBegins + HALF - 0.5, announce('second')),
    step(ends, [whistle('full-time')]),
  ]
  return steps.filter(({ taps }) => taps.length > 0).toSorted((a, b) => a.after - b.after)
}

const SIDES = ['home', 'away'] as const

/** Returns the minutes by which a half was longer, which include extra time in files. */
const mostAdded = (events: readonly PlayedEvent[], last: number) =>
  Math.max(0, ...events.map(({ minute, added }) => Math.max(0, minute - last) + added))

const step = (minutes: number, taps: readonly PlannedTap[]): ReplayStep => ({
  after: minutes * MINUTE_MS,
  taps,
})

const NOBODY = { side: null, player: null, related: null, note: '', isAnother: false }

const whistle = (type: MatchEventType): PlannedTap => ({
  ...{ ...NOBODY, kind: 'event', id: randomUUID(), type },
})

const eventTap = ({ type, side, player, related, note }: PlayedEvent): PlannedTap => ({
  ...{ kind: 'event', id: randomUUID(), type, side, player, related, note, isAnother: false },
})

function lineUpSteps(side: Side, players: readonly PlayedAppearance[]): ReplayStep[] {
  if (players.length === 0) return []
  const shown = players.map(({ player, shirtNumber, isStarter }) => {
    return { player, shirtNumber, isStarter }
  })
  return [step(0, [{ kind: 'line-up', id: randomUUID(), side, players: shown }])]
}

type Counted = v.InferOutput<typeof CountTap>['what']
const COUNTED: readonly Counted[] = ['shots', 'shotsOnTarget', 'corners', 'fouls', 'offsides']

/** Spreads counts evenly over the time played, because their moments are not recorded. */
function countSteps(
  statistics: MatchStatistics,
  {
    firstEnds,
    secondBegins,
    ends,
  }: Readonly<Record<'firstEnds' | 'secondBegins' | 'ends', number>>,
): ReplayStep[] {
  const played = firstEnds + ends - secondBegins
  return COUNTED.flatMap((what) =>
    SIDES.flatMap((side) => {
      const count = statistics[what][side]
      return Array.from({ length: count }, (_, index) => {
        const minute = (played * (index + 0.5)) / count
        const after = minute < firstEnds ? minute : minute + secondBegins - firstEnds
        return step(after, [{ kind: 'count', id: randomUUID(), what, side, by: 1 }])
      })
    }),
  )
}
