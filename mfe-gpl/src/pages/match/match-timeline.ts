import type { ShownEvent } from '../../features/live-scores/live-match.ts'
import { byPlayingOrder } from '../../features/match-state/playing-order.ts'

/** An event as the page shows it. */
export interface TimelineEntry {
  readonly event: ShownEvent
  /** The original event, if this one corrects it. */
  readonly before: ShownEvent | null
  /** Whether it was withdrawn: it is shown, but does not count. */
  readonly isTakenBack: boolean
  /** Score after the event; null if it is no goal. */
  readonly score: string | null
}

const GOALS: readonly string[] = ['goal', 'own-goal', 'penalty']

/** Returns the events of a match in playing order: corrected ones once, and withdrawn ones marked. */
export function timelineOf(events: readonly ShownEvent[]): TimelineEntry[] {
  const byId = new Map(events.map((event) => [event.id, event]))
  const corrected = new Set(events.flatMap(({ corrects }) => corrects ?? []))
  const last = events.filter(({ id }) => !corrected.has(id))
  const told = last.flatMap((event) => {
    const before = event.corrects === null ? null : (byId.get(event.corrects) ?? null)
    if (!event.withdrawn) return [{ event, before, isTakenBack: false }]
    return before ? [{ event: before, before: null, isTakenBack: true }] : []
  })
  const goals = { home: 0, away: 0 }
  return told
    .toSorted((a, b) => byPlayingOrder(a.event, b.event))
    .map((entry) => {
      const { type, side } = entry.event
      if (entry.isTakenBack || side === null || !GOALS.includes(type)) {
        return { ...entry, score: null }
      }
      goals[side] += 1
      return { ...entry, score: `${goals.home} - ${goals.away}` }
    })
}
