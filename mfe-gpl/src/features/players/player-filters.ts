import { plainLetters } from 'shared-contracts/format/plain-letters'
import { PLAYER_POSITIONS, type PlayerFigures } from 'shared-contracts/league/player'
import { seasonFilter, teamFilter } from '../season/season-filters.ts'
import { search } from '../filters/search.ts'
import { oneOf, text, type FilterValues } from '../filters/use-filters.ts'

export const ALL_POSITIONS = 'All Positions'
export const ALL_TEAMS = 'All Teams'
export const POSITIONS = [ALL_POSITIONS, ...PLAYER_POSITIONS] as const

export const PLAYER_FILTERS = {
  season: seasonFilter,
  q: text,
  position: oneOf(POSITIONS),
  /** Name or slug of a club. */
  team: teamFilter,
}
export type PlayerFilters = FilterValues<typeof PLAYER_FILTERS>

type Clubs = readonly { readonly slug: string; readonly name: string }[]

/** Teams to choose from. */
export const teamsToChoose = (clubs: Clubs): readonly string[] => [
  ALL_TEAMS,
  ...clubs.map(({ name }) => name).sort(),
]

/** The team that the address asks for. */
export const chosenTeam = (clubs: Clubs, team: string): string =>
  clubs.find(({ slug, name }) => name === team || slug === team)?.name ?? ALL_TEAMS

/** Players that search, position and team let through together (requirements 4 and 5). */
export function filterPlayers(
  players: readonly PlayerFigures[],
  { q, position, team }: Pick<PlayerFilters, 'q' | 'position' | 'team'>,
): PlayerFigures[] {
  return search(players, q, ({ name, club }) => [name, club.name]).filter(
    (player) =>
      (position === ALL_POSITIONS || player.position === position) &&
      (team === ALL_TEAMS || player.club.name === team),
  )
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
