import { newsQuery } from 'shared-contracts/api/content-queries'
import { NewsResponse } from 'shared-contracts/api/news'
import { getJson, parseList } from 'shared-contracts/host'
import { queryOptions } from 'shared-contracts/query'
import { homeArticles } from './select-articles.ts'

const NEWS = '/api/news'

/** The stories of the home page, so that its document holds no others. */
export const homeNewsQuery = () =>
  queryOptions({
    queryKey: [NEWS, 'home'],
    queryFn: async ({ client, signal }) => {
      // A visitor who comes from the news page has them cached.
      const isKnown = client.getQueryData(newsQuery().queryKey) !== undefined
      const all = isKnown
        ? await client.fetchQuery(newsQuery())
        : parseList(NewsResponse, NEWS, await getJson(NEWS, { signal }))
      return homeArticles(all)
    },
  })
