import { plainLetters } from 'shared-contracts/format/plain-letters'
import type { Player } from '../../league/player.ts'
import { CLUBS } from '../../data/clubs.ts'
import { search } from '../filters/search.ts'
import { oneOf, text, type FilterValues } from '../filters/use-filters.ts'

export const ALL_POSITIONS = 'All Positions'
export const ALL_TEAMS = 'All Teams'
export const POSITIONS = [
  ALL_POSITIONS,
  'Goalkeeper',
  'Defender',
  'Midfielder',
  'Forward',
] as const satisfies readonly (Player['position'] | typeof ALL_POSITIONS)[]
export const PLAYER_TEAMS: readonly [string, ...string[]] = [
  ALL_TEAMS,
  ...CLUBS.map(({ name }) => name).sort(),
]

export const PLAYER_FILTERS = {
  q: text,
  position: oneOf(POSITIONS),
  team: oneOf(PLAYER_TEAMS),
}
export type PlayerFilters = FilterValues<typeof PLAYER_FILTERS>

/** Players that search, position and team let through together (requirements 4 and 5). */
export function filterPlayers(
  players: readonly Player[],
  { q, position, team }: PlayerFilters,
): Player[] {
  return search(players, q, (player) => [player.name, player.team]).filter(
    (player) =>
      (position === ALL_POSITIONS || player.position === position) &&
      (team === ALL_TEAMS || player.team === team),
  )
}

/** How many stand in the cards of the best (requirement 9). */
const TOP = 5

/** The five with the most goals or assists; with fewer matches first where these are equal. */
export function topPlayers(players: readonly Player[], by: 'goals' | 'assists'): Player[] {
  return [...players].sort((a, b) => b[by] - a[by] || a.matches - b.matches).slice(0, TOP)
}

/** Name as it stands in an address: `Nana Obiri` is `nana-obiri`. */
function slugOf(name: string): string {
  return plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Page of a player at the federation's site. */
export function profileOf(name: string): string {
  return `https://www.ghanafa.org/player/${slugOf(name)}`
}
