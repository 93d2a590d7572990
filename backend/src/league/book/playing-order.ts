/** What the place of a match in playing order follows from. */
export interface Place {
  readonly id: number
  /** ISO 8601 in UTC, also for a day without a time; null: not fixed. */
  readonly kickOff: string | null
  /** Number of the round; null for a match outside of the rounds. */
  readonly round: number | null
}

/** Later than every moment: for matches that have neither a time nor a round. */
const AT_THE_END = '~'

/**
 * Returns matches by time. A match without one follows the latest match of its round or, if the whole round has no
 * time, of the round before.
 */
export function inPlayingOrder<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => Place,
): readonly Row[] {
  const placed = rows.map((row) => ({ row, ...placeOf(row) }))
  const ends = endsOfRounds(placed)
  const keyed = placed.map((one) => {
    const end = one.round === null ? AT_THE_END : (ends.get(one.round) ?? '')
    return { ...one, moment: one.kickOff ?? end, round: one.round ?? Infinity }
  })
  // The order must not depend on pairs: comparing some by time and others by round would go in circles.
  keyed.sort((a, b) => {
    if (a.moment !== b.moment) return a.moment < b.moment ? -1 : 1
    const isOpen = Number(a.kickOff === null) - Number(b.kickOff === null)
    return isOpen || a.round - b.round || a.id - b.id
  })
  return keyed.map(({ row }) => row)
}

/** Returns the latest moment of each round by its number; empty before the first one that is known. */
function endsOfRounds(places: readonly Place[]): ReadonlyMap<number, string> {
  const ends = new Map<number, string>()
  for (const { round, kickOff } of places) {
    const known = ends.get(round ?? 0) ?? ''
    if (round !== null) ends.set(round, kickOff !== null && kickOff > known ? kickOff : known)
  }
  let before = ''
  for (const [round, end] of [...ends].sort(([a], [b]) => a - b)) {
    before = end || before
    ends.set(round, before)
  }
  return ends
}
