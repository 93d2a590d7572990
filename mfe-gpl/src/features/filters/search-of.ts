import type { Filter } from './use-filters.ts'

/** Returns the filters for which a server renders a page: those with known values. */
export const searchOf = (filters: Readonly<Record<string, Filter>>) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { values }]) => (values ? [[name, values]] : [])),
  )
