import { useState } from 'react'
import { UNDO_MS, UNDONE } from 'shared-contracts/league/score'
import type { DraftTap } from '../taps/kept-tap.ts'
import type { PhoneClock } from '../clock/phone-clock.ts'
import type { PhoneMoment } from '../clock/stretch.ts'
import type { Scorebook } from '../book/scorebook.ts'

/** Defaults of an event's tap. */
export const PLAIN = { note: '', isAnother: false } as const

/** A tap without its id. */
type Tapped = DraftTap extends infer Draft
  ? Draft extends unknown
    ? Omit<Draft, 'id'>
    : never
  : never

interface Last {
  readonly draft: DraftTap
  readonly moment: PhoneMoment
}

/** Adds taps to the book, and lets the last one be undone. */
export function useTapping(book: Scorebook, clock: PhoneClock, now: number) {
  const [last, setLast] = useState<Last | null>(null)

  const tap = (tapped: Tapped, moment = clock.moment()) => {
    const draft: DraftTap = { ...tapped, id: crypto.randomUUID() }
    setLast({ draft, moment: clock.moment() })
    void book.tap(draft, moment)
  }

  const undo = async () => {
    if (!last) return
    setLast(null)
    const { draft } = last
    if (await book.drop(draft.id)) return
    const id = crypto.randomUUID()
    // The reason also holds if choosing a player takes the correction past the time for undo.
    if (draft.kind === 'event')
      await book.tap(
        { kind: 'correction', id, corrects: draft.id, reason: UNDONE, right: null },
        clock.moment(),
      )
    if (draft.kind === 'count')
      await book.tap({ ...draft, id, by: draft.by === 1 ? -1 : 1 }, clock.moment())
  }

  const canUndo = last?.draft.kind === 'event' || last?.draft.kind === 'count'
  // The displayed time is rounded down to a second, so it may be earlier than the tap.
  const left = last && canUndo ? UNDO_MS - Math.max(0, now - clock.timeOf(last.moment)) : 0
  /** The tap that can be undone now, and for how many seconds. */
  const undoable = last && left > 0 ? { draft: last.draft, seconds: Math.ceil(left / 1_000) } : null
  return { tap, undo: () => void undo(), undoable }
}
