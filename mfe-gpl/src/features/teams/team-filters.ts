import { search } from '../filters/search.ts'
import { oneOf, text, type Filter, type FilterValues } from '../filters/use-filters.ts'
import { seasonFilter } from '../filters/listed-filters.ts'
import type { Team } from './team.ts'

export const ALL_REGIONS = 'All'

/** Regions of Ghana from which the league's clubs come. */
const REGIONS = [
  'Greater Accra',
  'Ashanti',
  'Bono',
  'Ahafo',
  'Western',
  'Eastern',
  'Volta',
  'Northern',
] as const
export const TEAM_SORTS = ['position', 'name', 'founded', 'points'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]
export const TEAM_VIEWS = ['grid', 'list'] as const

/** Labels of the sorts of requirement 9. */
export const TEAM_SORT_LABELS: Readonly<Record<TeamSort, string>> = {
  position: 'Position',
  name: 'Name A-Z',
  founded: 'Founded newest',
  points: 'Points',
}

/** One of {@link regionsOf}. */
const regionFilter: Filter = Object.assign((stated: string | null) => text(stated), {
  values: REGIONS,
})

export const TEAM_FILTERS = {
  q: text,
  season: seasonFilter,
  region: regionFilter,
  sort: oneOf(TEAM_SORTS),
  view: oneOf(TEAM_VIEWS),
}
export type TeamFilters = FilterValues<typeof TEAM_FILTERS>

/** Returns the regions to choose from: those of Ghana that have a team, and any others that teams name. */
export function regionsOf(teams: readonly Pick<Team, 'region' | 'city'>[]): readonly string[] {
  const others = teams.flatMap(({ region, city }) =>
    region === '' || REGIONS.some((known) => isIn(known, city)) ? [] : region,
  )
  const used = REGIONS.filter((region) => teams.some(({ city }) => isIn(region, city)))
  return [ALL_REGIONS, ...used, ...[...new Set(others)].sort()]
}

const ORDERS: Readonly<Record<TeamSort, (a: Team, b: Team) => number>> = {
  position: (a, b) => (a.position ?? 0) - (b.position ?? 0),
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  founded: (a, b) => (b.founded ?? 0) - (a.founded ?? 0),
  points: (a, b) => b.points - a.points,
}

/** Returns the teams that match search and region, in the chosen order. */
export function filterTeams(
  teams: readonly Team[],
  { q, region, sort }: Pick<TeamFilters, 'q' | 'region' | 'sort'>,
): Team[] {
  const chosen = regionsOf(teams).find((each) => each === region) ?? ALL_REGIONS
  return search(teams, q, ({ name, city }) => [name, city])
    .filter(({ city }) => chosen === ALL_REGIONS || isIn(chosen, city))
    .sort(ORDERS[sort])
}

/** Whether a city is in a region: its text contains the region's second word, or its only one (requirement 5). */
function isIn(region: string, city: string): boolean {
  const words = region.split(' ')
  return city.includes(words[1] ?? region)
}

/** Number of endangered places at the end of the table: 15 to 18 of 18 (requirement 9). */
const IN_DANGER = 4

/** Returns the colour of a team's place: continental, confederation, or endangered (requirement 9). */
export function badgeOf(position: number, clubs: number): 'top' | 'upper' | 'danger' | 'middle' {
  if (position <= 2) return 'top'
  if (position <= 4) return 'upper'
  return position > clubs - IN_DANGER ? 'danger' : 'middle'
}
