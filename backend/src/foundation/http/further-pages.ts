import type { FurtherPage } from 'shared-contracts/api/further-page'

/** Returns the pages of a list besides the first. @param perPage maximum number of records on each. */
export const furtherPages = (count: number, perPage: number): FurtherPage[] =>
  Array.from({ length: Math.max(0, Math.ceil(count / perPage) - 1) }, (_, index) => ({
    page: String(index + 2),
  }))
