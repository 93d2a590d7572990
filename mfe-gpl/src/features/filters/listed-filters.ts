import { text, type Filter } from './use-filters.ts'

/** Address or name of a season; the API's list defines the valid ones. */
export const seasonFilter: Filter = withValues({
  list: '/api/league/seasons',
  members: ['slug', 'name'],
})

/** Slug or name of a club, or a slug that it had before. */
export const teamFilter: Filter = withValues({
  list: '/api/league/clubs',
  members: ['slug', 'name', 'formerSlugs'],
})

/** Number of a round, or stage and name of a round without a number. */
export const roundFilter: Filter = withValues({ list: '/api/league/rounds', members: ['slug'] })

/** A day with matches. */
export const dayFilter: Filter = withValues({ list: '/api/league/days', members: ['day'] })

/** Name of a ground. */
export const groundFilter: Filter = withValues({ list: '/api/league/grounds', members: ['name'] })

/** Slug of a club. */
export const clubFilter: Filter = withValues({ list: '/api/league/clubs', members: ['slug'] })

/** Name of a topic of the news. */
export const topicFilter: Filter = withValues({ list: '/api/league/topics', members: ['name'] })

/** Page of the list of stories; the newest are on the first, which has no number. */
export const archiveFilter: Filter = withValues({
  list: '/api/league/articles-pages',
  members: ['page'],
})

/** Name of a team that has a product. */
export const productTeamFilter: Filter = withValues({
  list: '/api/league/products',
  members: ['team'],
})

function withValues(values: NonNullable<Filter['values']>): Filter {
  return Object.assign((stated: string | null) => text(stated), { values })
}
