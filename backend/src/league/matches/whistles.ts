import type { FixtureStatus } from 'shared-contracts/league/fixture'
import {
  isWhistle,
  statusAfter,
  WHISTLES,
  type Whistle,
} from 'shared-contracts/league/live-standing'
import type { MatchClock } from 'shared-contracts/league/match-stream'
import { minuteInHalf, type MinuteOfPlay } from 'shared-contracts/league/minute'
import type { MatchEvent } from './match-event.entity.ts'

/** Times of the whistles that have been blown. */
export type Whistles = Readonly<Partial<Record<Whistle, Date>>>

/** @param events those that count. */
export function whistlesOf(events: readonly Pick<MatchEvent, 'type' | 'at'>[]): Whistles {
  return Object.fromEntries(
    events.filter(({ type }) => isWhistle(type)).map(({ type, at }) => [type, at]),
  )
}

/** Returns the last whistle of the match; null before the kick-off. */
export const lastWhistle = (whistles: Whistles): Whistle | null =>
  WHISTLES.findLast((type) => whistles[type] !== undefined) ?? null

/** Returns the status that follows from the whistles; null before the kick-off, when the status stays as it was. */
export function statusByWhistles(whistles: Whistles): FixtureStatus | null {
  const last = lastWhistle(whistles)
  return last && statusAfter(last)
}

/** Returns the running clock; null at the break, before the kick-off and after the end. */
export function clockOf(whistles: Whistles, added: number | null): MatchClock | null {
  const last = lastWhistle(whistles)
  const startedAt = last && whistles[last]?.toISOString()
  if (!startedAt || (last !== 'kick-off' && last !== 'second-half')) return null
  return { half: last === 'kick-off' ? 'first' : 'second', startedAt, added }
}

/** Difference between taps of two phones that is no error, in milliseconds. */
const DRIFT_MS = 120_000

/**
 * Returns the minute of play at a moment; at the break and after the end, it is the last one of the half before.
 *
 * @returns null for a moment before the kick-off.
 */
export function minuteAt(whistles: Whistles, at: Date): MinuteOfPlay | null {
  const second = whistles['second-half']
  if (second && at >= second) return minuteIn('second', second, whistles['full-time'], at)
  const first = whistles['kick-off']
  if (!first || at.getTime() < first.getTime() - DRIFT_MS) return null
  return minuteIn('first', first, whistles['half-time'], at)
}

function minuteIn(half: 'first' | 'second', from: Date, to: Date | undefined, at: Date) {
  const until = to && to < at ? to : at
  return minuteInHalf(half, until.getTime() - from.getTime())
}
