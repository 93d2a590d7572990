import type { MatchEventType } from 'shared-contracts/league/match-event'
import { minuteInHalf, type Half, type MinuteOfPlay } from 'shared-contracts/league/minute'
import type { Named, Side } from 'shared-contracts/league/name'
import type { CountTap, ScoredMatch } from 'shared-contracts/league/score'
import type * as v from 'valibot'
import type { KeptTap } from '../taps/kept-tap.ts'

export type Phase = 'before' | 'first' | 'break' | 'second' | 'over'
export type Counted = v.InferOutput<typeof CountTap>['what']

/** An event as the scorer's screen lists it. */
export interface Line extends MinuteOfPlay {
  readonly id: string
  readonly type: MatchEventType
  readonly side: Side | null
  readonly player: Named | null
  readonly related: Named | null
  /** By the server's clock, in milliseconds since 1970. */
  readonly at: number
  /** Name of the scorer; null if this phone has not sent it yet. */
  readonly by: string | null
  readonly corrects: string | null
  readonly withdrawn: boolean
}

/** A match as this phone knows it: the server's last version, and the taps that wait to be sent. */
export interface MatchNow {
  readonly phase: Phase
  readonly score: Readonly<Record<Side, number>>
  /** Start of the current half; null if none is in play. */
  readonly startedAt: number | null
  /** Announced added time, in minutes; null until it is announced. */
  readonly added: number | null
  /** Effective events, newest first. */
  readonly lines: readonly Line[]
  readonly counts: Readonly<Record<Counted, Readonly<Record<Side, number>>>>
}

export const COUNTED = ['shots', 'shotsOnTarget', 'corners', 'fouls', 'offsides'] as const
const WHISTLES = ['kick-off', 'half-time', 'second-half', 'full-time'] as const
const PHASE_AFTER = ['first', 'break', 'second', 'over'] as const
const GOALS: readonly MatchEventType[] = ['goal', 'penalty', 'own-goal']

/**
 * Applies the waiting taps to the match.
 *
 * @param waiting taps of this phone, in order.
 * @param timeOf returns the server's clock when a tap was made.
 */
export function matchNow(
  match: ScoredMatch,
  waiting: readonly KeptTap[],
  timeOf: (tap: KeptTap) => number,
): MatchNow {
  const nameOf = namesOf(match)
  let all: Line[] = match.events.map((event) => ({ ...event, at: Date.parse(event.at) }))
  const known = new Set(all.map(({ id }) => id))
  for (const tap of waiting) {
    if (!known.has(tap.id)) all = [...all, ...lineOf(tap, timeOf(tap), effective(all), nameOf)]
  }
  const lines = effective(all)
  const reached = Math.max(
    -1,
    ...lines.map(({ type }) => WHISTLES.findIndex((one) => one === type)),
  )
  const phase = isDecided(match) ? 'over' : (PHASE_AFTER[reached] ?? phaseByStatus(match))
  const startedAt = startOf(lines, phase)
  return {
    phase,
    score:
      reached < 0 ? scoreOf(match) : { home: goals(lines, 'home'), away: goals(lines, 'away') },
    startedAt,
    added: startedAt === null ? null : addedOf(match, waiting),
    lines: lines.toSorted(newestFirst),
    counts: countsOf(match, waiting),
  }
}

/** Returns the events that count: without corrected and without withdrawn ones. */
function effective(lines: readonly Line[]): Line[] {
  const corrected = new Set(lines.map(({ corrects }) => corrects))
  return lines.filter(({ id, withdrawn }) => !withdrawn && !corrected.has(id))
}

function lineOf(
  { draft }: KeptTap,
  at: number,
  before: readonly Line[],
  nameOf: (slug: string | null) => Named | null,
): Line[] {
  const own = { id: draft.id, at, by: null, corrects: null, withdrawn: false }
  if (draft.kind === 'event') {
    const { type, side, player, related } = draft
    const line = { ...own, type, side, player: nameOf(player), related: nameOf(related) }
    // A whistle is included, because it may start the half itself.
    return [{ ...line, ...minuteAt([...before, line], at) }]
  }
  if (draft.kind !== 'correction') return []
  const wrong = before.find(({ id }) => id === draft.corrects)
  if (!wrong) return []
  const correction = { ...wrong, ...own, at: wrong.at, corrects: wrong.id }
  if (!draft.right) return [{ ...correction, withdrawn: true }]
  const { type, side, player, related, minute = wrong.minute, added = wrong.added } = draft.right
  return [
    { ...correction, type, side, player: nameOf(player), related: nameOf(related), minute, added },
  ]
}

/** Returns the minute of play at a moment. */
function minuteAt(lines: readonly Pick<Line, 'type' | 'at'>[], at: number): MinuteOfPlay {
  const whistle = (type: MatchEventType) => lines.find((line) => line.type === type)?.at ?? Infinity
  const half: Half = at >= whistle('second-half') ? 'second' : 'first'
  const start = half === 'second' ? whistle('second-half') : whistle('kick-off')
  const end = half === 'second' ? whistle('full-time') : whistle('half-time')
  return minuteInHalf(half, Math.min(at, end) - start)
}

/** Returns the minute of play at a moment; null for one that no kick-off comes before. */
export function minuteOf(lines: readonly Line[], at: number): MinuteOfPlay | null {
  const hasBegun = lines.some((line) => line.type === 'kick-off' && line.at <= at)
  return hasBegun ? minuteAt(lines, at) : null
}

function startOf(lines: readonly Line[], phase: Phase): number | null {
  if (phase !== 'first' && phase !== 'second') return null
  const whistle = phase === 'first' ? 'kick-off' : 'second-half'
  return lines.find(({ type }) => type === whistle)?.at ?? null
}

const goals = (lines: readonly Line[], side: Side) =>
  lines.filter((line) => line.side === side && GOALS.includes(line.type)).length

/** For a match that nobody has started to score here. */
const scoreOf = ({ fixture: { score } }: ScoredMatch) => score ?? { home: 0, away: 0 }

/** Whether the league has ended the match by a decision, whatever has been whistled. */
export const isDecided = ({ fixture: { status } }: ScoredMatch) =>
  status === 'abandoned' || status === 'awarded' || status === 'cancelled'

/** For a match without whistles: an editor who enters it as in play leaves the kick-off to its scorer. */
const phaseByStatus = ({ fixture: { status } }: ScoredMatch): Phase =>
  status === 'finished' ? 'over' : 'before'

/** Returns the minutes that were announced for the half that began last. */
function addedOf(match: ScoredMatch, waiting: readonly KeptTap[]): number | null {
  let added = match.clock?.added ?? null
  for (const { draft } of waiting) {
    if (draft.kind === 'added-time') added = draft.minutes
    // Not at the end of a half, as that whistle may be taken back.
    if (draft.kind === 'event' && (draft.type === 'kick-off' || draft.type === 'second-half'))
      added = null
  }
  return added
}

function countsOf({ statistics }: ScoredMatch, waiting: readonly KeptTap[]): MatchNow['counts'] {
  const count = (what: Counted, side: Side) =>
    waiting.reduce(
      (sum, { draft }) =>
        draft.kind === 'count' && draft.what === what && draft.side === side ? sum + draft.by : sum,
      statistics?.[what][side] ?? 0,
    )
  const of = (what: Counted) => ({ home: count(what, 'home'), away: count(what, 'away') })
  return {
    shots: of('shots'),
    shotsOnTarget: of('shotsOnTarget'),
    corners: of('corners'),
    fouls: of('fouls'),
    offsides: of('offsides'),
  }
}

/** The second half begins after all that was added to the 45th minute, though the server gives its start that minute. */
const placeOf = ({ type, minute }: Line) => (type === 'second-half' ? 45.5 : minute)

function newestFirst(one: Line, other: Line): number {
  return placeOf(other) - placeOf(one) || other.added - one.added || other.at - one.at
}

/** Returns a function that finds the name of a player of the match by slug. */
export function namesOf({ squads, lineUps }: ScoredMatch): (slug: string | null) => Named | null {
  const all = [squads.home, squads.away, lineUps.home, lineUps.away].flat()
  const names = new Map(all.map(({ player }) => [player.slug, player]))
  return (slug) => (slug === null ? null : (names.get(slug) ?? { slug, name: slug }))
}
