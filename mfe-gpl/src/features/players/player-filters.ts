import { plainLetters } from 'shared-contracts/format/plain-letters'
import { PLAYER_POSITIONS, type PlayerFigures } from 'shared-contracts/league/player'
import { seasonFilter, teamFilter } from '../filters/listed-filters.ts'
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

/** Returns the name of the team in the address, or the choice for all teams. */
export const chosenTeam = (clubs: Clubs, team: string): string =>
  clubs.find(({ slug, name }) => name === team || slug === team)?.name ?? ALL_TEAMS

/** Returns the players who match search, position and team (requirements 4 and 5). */
export function filterPlayers(
  players: readonly PlayerFigures[],
  { q, position, team }: Pick<PlayerFilters, 'q' | 'position' | 'team'>,
): PlayerFigures[] {
  return search(players, q, ({ name, club }) => [name, club.name]).filter(
    (player) =>
      (position === ALL_POSITIONS || player.position === position) &&
      (team === ALL_TEAMS || (player.club.name === team && player.leftOn === undefined)),
  )
}

/** Converts a name to a slug: `Nana Obiri` becomes `nana-obiri`. */
function slugOf(name: string): string {
  return plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Returns the address of a player's page on the federation's site. */
export function profileOf(name: string): string {
  return `https://www.ghanafa.org/player/${slugOf(name)}`
}
