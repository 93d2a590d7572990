import { useState } from 'react'
import type { DraftTap } from '../taps/kept-tap.ts'
import type { PhoneClock } from '../clock/phone-clock.ts'
import type { PhoneMoment } from '../clock/stretch.ts'
import type { Scorebook } from '../book/scorebook.ts'

/** For how long the last tap can be undone without a reason, in milliseconds. */
export const UNDO_MS = 10_000

/** What a tap of an event says where there is nothing more to say. */
export const PLAIN = { note: '', isAnother: false } as const

/** The reason of what was taken back at once: choosing a player may take longer than those ten seconds. */
const UNDONE = 'Undone at once'

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

/** What is tapped goes into the book; the last tap can be undone. */
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
    if (draft.kind === 'event')
      await book.tap(
        { kind: 'correction', id, corrects: draft.id, reason: UNDONE, right: null },
        clock.moment(),
      )
    if (draft.kind === 'count')
      await book.tap({ ...draft, id, by: draft.by === 1 ? -1 : 1 }, clock.moment())
  }

  const canUndo = last?.draft.kind === 'event' || last?.draft.kind === 'count'
  // The second that is shown began before the tap.
  const left = last && canUndo ? UNDO_MS - Math.max(0, now - clock.timeOf(last.moment)) : 0
  /** The tap that can be undone now, and for how many seconds. */
  const undoable = last && left > 0 ? { draft: last.draft, seconds: Math.ceil(left / 1_000) } : null
  return { tap, undo: () => void undo(), undoable }
}
