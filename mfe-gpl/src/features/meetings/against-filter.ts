import { clubFilter } from '../filters/listed-filters.ts'

/** The search parameter of a team page that names another club; other pages link to it. */
export const AGAINST_FILTER = { against: clubFilter }
