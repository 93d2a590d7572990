/** Which club plays at home, and which away. */
export interface Pairing<Club> {
  readonly home: Club
  readonly away: Club
}

/**
 * Draws rounds in which every club meets every other one, once at each ground; with an odd number, one club rests in
 * each round. Uses the circle method: one club stays and the others rotate around it. The second half swaps the
 * grounds.
 */
export function roundRobin<Club>(clubs: readonly Club[]): readonly (readonly Pairing<Club>[])[] {
  if (clubs.length < 2) return []
  const places: readonly (Club | null)[] = clubs.length % 2 === 0 ? clubs : [...clubs, null]
  const [fixed = null, ...circle] = places
  const first = circle.map((_, round) => {
    return pairings([fixed, ...circle.slice(round), ...circle.slice(0, round)], round)
  })
  // Starts one round later, so that no club has three home matches in a row where the halves meet.
  const turned = [...first.slice(1), ...first.slice(0, 1)]
  const second = turned.map((pairs) => pairs.map(({ home, away }) => ({ home: away, away: home })))
  return [...first, ...second]
}

/** Pairs first with last, second with last but one, and so on; home and away alternate. */
function pairings<Club>(places: readonly (Club | null)[], round: number): Pairing<Club>[] {
  return places.slice(0, places.length / 2).flatMap((one, index) => {
    const other = places.at(-1 - index) ?? null
    if (one === null || other === null) return []
    const isAtHome = index === 0 ? round % 2 === 0 : index % 2 === 1
    return [isAtHome ? { home: one, away: other } : { home: other, away: one }]
  })
}
