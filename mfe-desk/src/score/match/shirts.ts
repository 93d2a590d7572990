import type { Named, Side } from 'shared-contracts/league/name'
import type { ScoredMatch } from 'shared-contracts/league/score'
import type { KeptTap } from '../taps/kept-tap.ts'
import type { Line } from './match-now.ts'

/** Where a player is; `unknown` without a line-up. */
export type Place = 'pitch' | 'bench' | 'left' | 'unknown'

/** A player who can be chosen by shirt number. */
export interface Shirt {
  readonly player: Named
  readonly shirtNumber: number | null
  readonly place: Place
  /** Whether the player has a yellow card. */
  readonly isBooked: boolean
}

export interface LineUpEntry {
  readonly player: string
  readonly shirtNumber: number | null
  readonly isStarter: boolean
}

/** Returns the line-up of a side, including unsent taps. */
export function lineUpOf(
  match: ScoredMatch,
  side: Side,
  waiting: readonly KeptTap[],
): readonly LineUpEntry[] {
  const own = waiting.flatMap(({ draft }) =>
    draft.kind === 'line-up' && draft.side === side ? [draft.players] : [],
  )
  return (
    own.at(-1) ??
    match.lineUps[side].map(({ player, shirtNumber, isStarter }) => ({
      player: player.slug,
      shirtNumber,
      isStarter,
    }))
  )
}

/** Returns the players of a side to choose from, by shirt number: its line-up, or the whole squad without one. */
export function shirtsOf(
  match: ScoredMatch,
  side: Side,
  waiting: readonly KeptTap[],
  lines: readonly Line[],
): readonly Shirt[] {
  const lineUp = lineUpOf(match, side, waiting)
  const squad = match.squads[side]
  const names = new Map(
    [...squad, ...match.lineUps[side]].map(({ player }) => [player.slug, player]),
  )
  const isBooked = (slug: string) =>
    lines.some(({ type, player }) => type === 'yellow-card' && player?.slug === slug)
  const shirts =
    lineUp.length === 0
      ? squad.map(({ player, shirtNumber }) => ({
          ...{ player, shirtNumber, place: 'unknown' as const },
          isBooked: isBooked(player.slug),
        }))
      : lineUp.map(({ player, shirtNumber, isStarter }) => ({
          player: names.get(player) ?? { slug: player, name: player },
          shirtNumber,
          place: placeOf(player, isStarter, lines),
          isBooked: isBooked(player),
        }))
  return shirts.toSorted((one, other) => (one.shirtNumber ?? 100) - (other.shirtNumber ?? 100))
}

function placeOf(player: string, isStarter: boolean, lines: readonly Line[]): Place {
  const isGone = lines.some(
    ({ type, player: who, related }) =>
      (type === 'substitution' && related?.slug === player) ||
      ((type === 'red-card' || type === 'second-yellow') && who?.slug === player),
  )
  if (isGone) return 'left'
  const cameOn = lines.some(
    ({ type, player: who }) => type === 'substitution' && who?.slug === player,
  )
  return isStarter || cameOn ? 'pitch' : 'bench'
}
