import { text, type Filter } from '../filters/use-filters.ts'

/** Address or name of a season; which ones there are, the API's list says, today and later. */
export const seasonFilter: Filter = withValues({
  list: '/api/league/seasons',
  members: ['slug', 'name'],
})

/** Slug or name of a club. */
export const teamFilter: Filter = withValues({
  list: '/api/league/clubs',
  members: ['slug', 'name'],
})

/** Most rounds of a season: 46 with 24 clubs, and some for whoever has more. */
const MOST_ROUNDS = 60

/** Number of a round. */
export const roundFilter: Filter = withValues(
  Array.from({ length: MOST_ROUNDS }, (_, index) => String(index + 1)),
)

function withValues(values: NonNullable<Filter['values']>): Filter {
  return Object.assign((stated: string | null) => text(stated), { values })
}
