import { clubFilter } from '../season/season-filters.ts'

/** The member of a team's address that names another club, as pages elsewhere link to it. */
export const AGAINST_FILTER = { against: clubFilter }
