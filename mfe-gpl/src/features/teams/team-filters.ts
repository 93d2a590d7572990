import type { Team } from '../../league/team.ts'
import { search } from '../filters/search.ts'
import { oneOf, text, type FilterValues } from '../filters/use-filters.ts'

export const REGIONS = [
  'All',
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

/** How the sorts of requirement 9 read. */
export const TEAM_SORT_LABELS: Readonly<Record<TeamSort, string>> = {
  position: 'Position',
  name: 'Name A-Z',
  founded: 'Founded (newest)',
  points: 'Points',
}

export const TEAM_FILTERS = {
  q: text,
  region: oneOf(REGIONS),
  sort: oneOf(TEAM_SORTS),
  view: oneOf(TEAM_VIEWS),
}
export type TeamFilters = FilterValues<typeof TEAM_FILTERS>

const ORDERS: Readonly<Record<TeamSort, (a: Team, b: Team) => number>> = {
  position: (a, b) => a.position - b.position,
  name: (a, b) => (a.name < b.name ? -1 : 1),
  founded: (a, b) => b.founded - a.founded,
  points: (a, b) => b.points - a.points,
}

/** Teams that search and region let through, in the chosen order. */
export function filterTeams(
  teams: readonly Team[],
  { q, region, sort }: Pick<TeamFilters, 'q' | 'region' | 'sort'>,
): Team[] {
  return search(teams, q, ({ name, city }) => [name, city])
    .filter(({ city }) => isIn(region, city))
    .sort(ORDERS[sort])
}

/** A city lies in a region when it holds the region's second word, or its only one (requirement 5). */
function isIn(region: TeamFilters['region'], city: string): boolean {
  if (region === 'All') return true
  const words = region.split(' ')
  return city.includes(words[1] ?? region)
}

/** Colour of a team's place: continental, confederation, or in danger (requirement 9). */
export function badgeOf(position: number): 'top' | 'upper' | 'danger' | 'middle' {
  if (position <= 2) return 'top'
  if (position <= 4) return 'upper'
  return position >= 15 ? 'danger' : 'middle'
}
