import type { Filter } from './use-filters.ts'

/** The filters that a server renders a page for: all of those whose values are known. */
export const searchOf = (filters: Readonly<Record<string, Filter>>) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { values }]) => (values ? [[name, values]] : [])),
  )
