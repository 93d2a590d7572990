import type { PlayerFigures, RankedPlayer } from 'shared-contracts/league/player'
import { named } from '../matches/fixture-response.ts'

/** Ranks players by their goals or assists, if they have any. Equal figures share a place, and are ordered by name. */
export function rankedPlayers(
  players: readonly PlayerFigures[],
  by: 'goals' | 'assists',
): RankedPlayer[] {
  const ranked = players
    .filter((player) => player[by] > 0)
    .sort((a, b) => b[by] - a[by] || (a.name < b.name ? -1 : 1))
  return ranked.map((player) => {
    const { club, goals, assists, matches } = player
    const position = ranked.findIndex((other) => other[by] === player[by]) + 1
    return { position, player: named(player), club, goals, assists, matches }
  })
}
