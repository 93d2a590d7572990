import {
  canShare,
  countOf,
  mostHalves,
  OutOfSteps,
  Steps,
  type Pair,
  type Shares,
} from './shares.ts'

/** The minimum number of clubs that must exceed their limits. */
export interface Fewest {
  readonly least: number
  /** Equal to `least`, unless the steps ran out. */
  readonly most: number
  /** Clubs whose limits and matches prevent a lower number: the reason. */
  readonly core: readonly number[]
}

/**
 * Maximum number of steps for one question, so that a table with all outlooks takes less than a second. English seasons
 * need a tenth of it when it counts.
 */
const MOST_STEPS = 400

/**
 * Returns the fewest clubs that must pay more than their limit, so that all others can stay within theirs. If the steps
 * run out, it returns bounds.
 */
export function fewestExcluded(shares: Shares, mostSteps = MOST_STEPS): Fewest {
  const lost = shares.limits.filter((limit) => limit < 0).length
  const { rest, clubs } = coreOf(shares, (club) => (shares.limits[club] ?? 0) < 0)
  let least = atLeast(rest)
  const most = atMost(rest)
  const steps = new Steps(mostSteps)
  try {
    while (least < most && !canLetGo(rest, least, steps)) least += 1
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error
    return { least: lost + least, most: lost + most, core: clubs }
  }
  return { least: lost + least, most: lost + least, core: least > 0 ? clubs : [] }
}

/**
 * Reduces the question to clubs that compete with each other. A club that was let go takes all its matches, and so does
 * a club whose limit has room for them. Neither competes with others, so both are removed; their opponents may then
 * have room as well.
 */
function coreOf(
  shares: Shares,
  isGone: (club: number) => boolean,
): { rest: Shares; clubs: number[] } {
  const { limits, whole, half } = shares
  let clubs = limits.map((_, club) => club).filter((club) => !isGone(club))
  let { matches } = shares
  for (;;) {
    const inside = new Set(clubs)
    matches = matches.filter(([one, other]) => inside.has(one) && inside.has(other))
    const count = countOf({ limits, matches })
    const core = clubs.filter((club) => (limits[club] ?? 0) < whole * (count[club] ?? 0))
    if (core.length === clubs.length) break
    clubs = core
  }
  const place = new Map(clubs.map((club, index) => [club, index]))
  const rest = {
    limits: clubs.map((club) => limits[club] ?? 0),
    matches: matches.map(([one, other]): Pair => [place.get(one) ?? 0, place.get(other) ?? 0]),
    whole,
    half,
  }
  return { rest, clubs }
}

/** Returns the halves of its matches for which each club has no room, and those for which there is none in total. */
function excessOf({ limits, matches, whole, half }: Shares): { excess: number[]; over: number } {
  const count = countOf({ limits, matches })
  const room = limits.map((limit, club) => mostHalves(limit, count[club] ?? 0, whole, half))
  const excess = room.map((each, club) => 2 * (count[club] ?? 0) - each)
  return { excess, over: 2 * matches.length - room.reduce((sum, each) => sum + each, 0) }
}

/** Returns a lower bound: lets go of the clubs with the largest excess until all halves have room. */
function atLeast(shares: Shares): number {
  const { excess, over } = excessOf(shares)
  let open = over
  let more = 0
  for (const relief of excess.sort((one, other) => other - one)) {
    if (open <= 0) break
    open -= relief
    more += 1
  }
  return more
}

/** Returns an upper bound: lets go of the club that makes most room, until the rest can share. */
function atMost(shares: Shares): number {
  let rest = shares
  for (let gone = 0; ; gone += 1) {
    if (isShared(rest)) return gone
    const { excess } = excessOf(rest)
    const first = excess.indexOf(Math.max(...excess))
    ;({ rest } = coreOf(rest, (club) => club === first))
  }
}

function isShared(shares: Shares): boolean {
  try {
    return canShare(shares, new Steps(MOST_STEPS))
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error
    return false
  }
}

/** Whether letting go of this many clubs is enough; those with the least room are tried first. */
function canLetGo(shares: Shares, many: number, steps: Steps): boolean {
  const order = shares.limits
    .map((limit, club) => ({ limit, club }))
    .sort((one, other) => one.limit - other.limit)
    .map(({ club }) => club)
  const tryFrom = (from: number, gone: ReadonlySet<number>): boolean => {
    steps.take()
    const { rest } = coreOf(shares, (club) => gone.has(club))
    const missing = many - gone.size
    if (missing === 0) return canShare(rest, steps)
    if (atLeast(rest) > missing) return false
    return order
      .slice(from)
      .some((club, index) => tryFrom(from + index + 1, new Set([...gone, club])))
  }
  return tryFrom(0, new Set())
}
