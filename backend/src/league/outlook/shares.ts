/** A match between two clubs, by their places in a list. */
export type Pair = readonly [number, number]

/**
 * How much clubs may take. There are three options for a match: one club takes it and pays the price of a whole, the
 * other one does, or both share it and pay the price of a half each. No club may pay more than its limit.
 */
export interface Shares {
  readonly limits: readonly number[]
  readonly matches: readonly Pair[]
  readonly whole: number
  readonly half: number
}

/** Budget of steps for a question. Whole English seasons take some hundreds. */
export class Steps {
  #left: number

  constructor(most: number) {
    this.#left = most
  }

  /** @throws OutOfSteps */
  take(): void {
    this.#left -= 1
    if (this.#left < 0) throw new OutOfSteps()
  }
}

export class OutOfSteps extends Error {}

/**
 * Whether every match can be taken or shared within the limits.
 *
 * With three points for a win this is hard in general (Bernholt, Gülich, Hofmeister, Schmitt, 1999). A maximum flow of
 * half matches answers nearly all questions: if it leaves a half over, there is no solution; if its result is within
 * the limits, it is one. Only the remaining questions are searched, match by match.
 *
 * @throws OutOfSteps
 */
export function canShare(shares: Shares, steps: Steps): boolean {
  const { limits } = shares
  if (limits.some((limit) => limit < 0)) return false
  const given = flowOfHalves(shares)
  if (!given) return false
  return isWithin(shares, given) || search(shares, [...limits], 0, countOf(shares), steps)
}

/** Returns the number of matches of each club. */
export function countOf({ limits, matches }: Pick<Shares, 'limits' | 'matches'>): number[] {
  const count = limits.map(() => 0)
  for (const [one, other] of matches) {
    count[one] = (count[one] ?? 0) + 1
    count[other] = (count[other] ?? 0) + 1
  }
  return count
}

/** Returns the most halves that a club can pay for in a number of matches, as wholes and as halves of others. */
export function mostHalves(limit: number, matches: number, whole: number, half: number): number {
  let most = 0
  for (let wholes = 0; wholes <= matches && wholes * whole <= limit; wholes += 1) {
    const halves = Math.min(matches - wholes, Math.floor((limit - wholes * whole) / half))
    most = Math.max(most, 2 * wholes + halves)
  }
  return most
}

/** Returns the halves of each match that its first club takes, so that none is left over; `undefined` if impossible. */
function flowOfHalves(shares: Shares): number[] | undefined {
  const { limits, matches, whole, half } = shares
  const count = countOf(shares)
  const most = limits.map((limit, club) => mostHalves(limit, count[club] ?? 0, whole, half))
  const taken = limits.map(() => 0)
  const first = matches.map(() => 0)
  const second = matches.map(() => 0)
  const of: number[][] = limits.map(() => [])
  matches.forEach((pair, match) => pair.forEach((club) => of[club]?.push(match)))

  /** Gives one half to the club, which passes another on if it has no room. */
  const give = (club: number, seen: Set<number>): boolean => {
    if ((taken[club] ?? 0) < (most[club] ?? 0)) {
      taken[club] = (taken[club] ?? 0) + 1
      return true
    }
    seen.add(club)
    for (const match of of[club] ?? []) {
      const [one, other] = matches[match] ?? [0, 0]
      const [own, others] = one === club ? [first, second] : [second, first]
      const next = one === club ? other : one
      if ((own[match] ?? 0) === 0 || seen.has(next) || !give(next, seen)) continue
      own[match] = (own[match] ?? 0) - 1
      others[match] = (others[match] ?? 0) + 1
      return true
    }
    return false
  }

  for (const [match, [one, other]] of matches.entries()) {
    // Share the match if possible, because most limits allow half a match each.
    for (const [club, side] of [
      [one, first],
      [other, second],
    ] as const) {
      if (give(club, new Set())) side[match] = (side[match] ?? 0) + 1
      else if (give(club === one ? other : one, new Set())) {
        const opposite = side === first ? second : first
        opposite[match] = (opposite[match] ?? 0) + 1
      } else return undefined
    }
  }
  return first
}

function isWithin({ limits, matches, whole, half }: Shares, given: readonly number[]): boolean {
  const paid = limits.map(() => 0)
  const price = [0, half, whole]
  matches.forEach(([one, other], match) => {
    const halves = given[match] ?? 0
    paid[one] = (paid[one] ?? 0) + (price[halves] ?? 0)
    paid[other] = (paid[other] ?? 0) + (price[2 - halves] ?? 0)
  })
  return paid.every((sum, club) => sum <= (limits[club] ?? 0))
}

/**
 * Searches match by match from the given one. Tries to share it, then to give it to the club with more left. Gives up
 * when halves would be left over.
 */
function search(
  shares: Shares,
  left: number[],
  from: number,
  count: number[],
  steps: Steps,
): boolean {
  const pair = shares.matches[from]
  if (!pair) return true
  steps.take()
  const { whole, half } = shares
  const open = 2 * (shares.matches.length - from)
  const room = left.reduce(
    (sum, limit, club) => sum + mostHalves(limit, count[club] ?? 0, whole, half),
    0,
  )
  if (room < open) return false
  const [one, other] = pair
  const stronger = (left[one] ?? 0) - whole >= (left[other] ?? 0) - whole ? one : other
  const weaker = stronger === one ? other : one
  count[one] = (count[one] ?? 0) - 1
  count[other] = (count[other] ?? 0) - 1
  const found = [
    [half, half],
    [whole, 0],
    [0, whole],
  ].some(([ofStronger = 0, ofWeaker = 0]) => {
    if ((left[stronger] ?? 0) < ofStronger || (left[weaker] ?? 0) < ofWeaker) return false
    left[stronger] = (left[stronger] ?? 0) - ofStronger
    left[weaker] = (left[weaker] ?? 0) - ofWeaker
    const isFound = search(shares, left, from + 1, count, steps)
    left[stronger] = (left[stronger] ?? 0) + ofStronger
    left[weaker] = (left[weaker] ?? 0) + ofWeaker
    return isFound
  })
  count[one] = (count[one] ?? 0) + 1
  count[other] = (count[other] ?? 0) + 1
  return found
}
