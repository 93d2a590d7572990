import { getJson, parseList } from 'shared-contracts/host'
import { queryOptions } from 'shared-contracts/query'
import * as v from 'valibot'
import { NewsResponse } from './news.ts'
import { SubsidiaryDetails, SubsidiaryResponse } from './subsidiary.ts'
import type { SubsidiarySlug } from '../site/subsidiaries.ts'

/** Every subsidiary; header, footer, home, search and the subsidiary pages share one answer. */
export const subsidiariesQuery = () => {
  const path = '/api/subsidiaries'
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      parseList(SubsidiaryResponse, path, await getJson(path, { signal })),
  })
}

export const subsidiaryQuery = (slug: SubsidiarySlug) => {
  const path = `/api/subsidiaries/${slug}`
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => v.parse(SubsidiaryDetails, await getJson(path, { signal })),
  })
}

export const newsQuery = () => {
  const path = '/api/news'
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => parseList(NewsResponse, path, await getJson(path, { signal })),
  })
}
