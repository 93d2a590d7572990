import type { AddedTimeTap, CountTap, LineUpTap } from 'shared-contracts/league/score'
import type { MatchStatistics } from 'shared-contracts/league/match'
import type * as v from 'valibot'
import { clockOf } from '../../../matches/whistles.ts'
import { closedFor } from './closed-match.ts'
import type { TappedMatch } from './tapped-match.ts'
import { refused, TAKEN, type TapResult } from './tap-result.ts'

/** Announces the minutes added to the current half. @param at when it was tapped. */
export function takeAddedTime(
  match: TappedMatch,
  { minutes }: v.InferOutput<typeof AddedTimeTap>,
  at: Date,
): TapResult {
  const closed = closedFor(match)
  if (closed !== undefined) return refused(closed)
  const clock = clockOf(match.whistles, null)
  if (!clock) return refused('No half is being played')
  // A phone without a network may send what it announced in the half before.
  if (at < new Date(clock.startedAt)) return refused('This was tapped before this half began')
  match.change({ addedTime: minutes })
  return TAKEN
}

const NOTHING = { home: 0, away: 0 }

/** Initial figures of a match that somebody begins to count; nobody measures possession. */
const UNCOUNTED: MatchStatistics = {
  possession: NOTHING,
  shots: NOTHING,
  shotsOnTarget: NOTHING,
  corners: NOTHING,
  fouls: NOTHING,
  offsides: NOTHING,
}

/** Adds one to a count, or subtracts one. */
export function takeCount(
  match: TappedMatch,
  { what, side, by }: v.InferOutput<typeof CountTap>,
): TapResult {
  const closed = closedFor(match)
  if (closed !== undefined) return refused(closed)
  if (!match.whistles['kick-off']) return refused('The match has not begun: start it first')
  const figures = match.figures ?? UNCOUNTED
  const count = figures[what][side] + by
  if (count < 0) return refused('There is none to take away')
  match.figures = { ...figures, [what]: { ...figures[what], [side]: count } }
  return TAKEN
}

const MOST_STARTERS = 11

/** Replaces the line-up of one side. */
export function takeLineUp(
  match: TappedMatch,
  { side, players }: v.InferOutput<typeof LineUpTap>,
): TapResult {
  const { fixture, people } = match
  if (fixture.status === 'cancelled') return refused(closedFor(match) ?? 'The match is cancelled')
  const slugs = players.map(({ player }) => player)
  const unknown = slugs.find((slug) => !people.has(slug))
  if (unknown !== undefined) return refused(`Nobody is called ${unknown} any more`)
  if (new Set(slugs).size < slugs.length) return refused('A player stands twice in the line-up')
  if (players.filter(({ isStarter }) => isStarter).length > MOST_STARTERS) {
    return refused('At most eleven begin a match')
  }
  const others = match.lineUps.filter((one) => one.side !== side)
  const rows = players.map(({ player, shirtNumber, isStarter }) => {
    const person = people.get(player)
    const [personId, position] = [person?.id ?? 0, person?.position ?? '']
    return { fixtureId: fixture.id, personId, side, shirtNumber, position, isStarter }
  })
  const ids = new Set(others.map(({ personId }) => personId))
  if (rows.some(({ personId }) => ids.has(personId))) {
    return refused('A player stands in the line-up of the other side')
  }
  match.lineUps = [...others, ...rows]
  return TAKEN
}
