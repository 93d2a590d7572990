import type { ShownEvent } from '../live-scores/live-match.ts'

type Placed = Pick<ShownEvent, 'type' | 'minute' | 'added' | 'sequence'>

/** Compares events by their place in a match: by minute and added time, then as they were recorded. */
export const byPlayingOrder = (a: Placed, b: Placed): number =>
  a.minute - b.minute || addedTo(a) - addedTo(b) || a.sequence - b.sequence

/** The second half begins in minute 45, after all that happened in the first one's added time. */
const addedTo = ({ type, added }: Placed) => (type === 'second-half' ? 99 : added)
