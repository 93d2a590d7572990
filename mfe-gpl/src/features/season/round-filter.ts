import { text, type Filter } from '../filters/use-filters.ts'

/** Most rounds of a season: 46 with 24 clubs, and some for whoever has more. */
const MOST_ROUNDS = 60

/** Number of a round. */
export const roundFilter: Filter = Object.assign((stated: string | null) => text(stated), {
  values: Array.from({ length: MOST_ROUNDS }, (_, index) => String(index + 1)),
})
