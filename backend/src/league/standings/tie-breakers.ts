import { goalDifferenceOf, pointsOf, tallies, type Tally } from './tally.ts'
import type { CountedFixture } from './counted-season.ts'
import type { TieBreaker } from 'shared-contracts/league/rules'
import type { LeagueSeason } from './season.ts'

/** Context for comparing clubs that are level. */
export interface Comparison {
  readonly season: LeagueSeason
  readonly fixtures: readonly CountedFixture[]
  readonly venue: 'all' | 'home' | 'away'
  readonly tallies: ReadonlyMap<string, Tally>
}

type Group = readonly string[]

const isHeadToHead = (breaker: TieBreaker | undefined) =>
  breaker?.startsWith('head-to-head') === true

/**
 * Orders clubs that are level on points into groups, best first. A group of more than one club means that no rule
 * decides between them.
 *
 * Head to head compares the matches among all clubs of the group. If that separates some and leaves others level, it
 * starts again with the matches among those alone (docs/decisions, 67).
 */
export function breakTie(group: Group, comparison: Comparison, from = 0): Group[] {
  const { tieBreakers } = comparison.season.rules
  const breaker = tieBreakers[from]
  if (group.length === 1 || breaker === undefined) return [group]
  if (!isHeadToHead(breaker)) {
    const parts = split(group, [valueBy(breaker, group, comparison)])
    return parts.flatMap((part) => breakTie(part, comparison, from + 1))
  }
  let next = from
  while (isHeadToHead(tieBreakers[next])) next += 1
  const mutual = { ...comparison, tallies: tallies(group, comparison.fixtures, comparison.venue) }
  const values = tieBreakers.slice(from, next).map((each) => valueBy(each, group, mutual))
  const parts = split(group, values)
  return parts.length === 1
    ? breakTie(group, comparison, next)
    : parts.flatMap((part) => breakTie(part, comparison, from))
}

type Value = (club: string) => number

function valueBy(breaker: TieBreaker, group: Group, { season, tallies }: Comparison): Value {
  const tally = (club: string) => {
    const found = tallies.get(club)
    if (!found) throw new RangeError(`${club} has no entry in the season`)
    return found
  }
  switch (breaker) {
    case 'goal-difference':
    case 'head-to-head-goal-difference':
      return (club) => goalDifferenceOf(tally(club))
    case 'head-to-head-points':
      return (club) => pointsOf(tally(club), season.rules.pointsForWin)
    case 'goals-for':
      return (club) => tally(club).goalsFor
    case 'wins':
      return (club) => tally(club).won
    case 'away-wins':
      return (club) => tally(club).awayWins
    case 'lots': {
      const drawn = season.lots?.find((lot) => group.every((club) => lot.includes(club)))
      return (club) => (drawn ? -drawn.indexOf(club) : 0)
    }
  }
}

/** Splits clubs into groups of equal values, the highest first; the first value that differs decides. */
export function split(group: Group, values: readonly Value[]): Group[] {
  const keyed = group.map((club) => ({ club, key: values.map((value) => value(club)) }))
  keyed.sort((one, other) => compare(other.key, one.key))
  const parts: string[][] = []
  keyed.forEach(({ club, key }, index) => {
    const before = keyed[index - 1]
    if (before && compare(before.key, key) === 0) parts.at(-1)?.push(club)
    else parts.push([club])
  })
  return parts
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at])
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}
