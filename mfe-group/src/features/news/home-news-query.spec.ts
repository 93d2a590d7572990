import { expect, it } from '@jest/globals'
import { newsQuery } from 'shared-contracts/api/content-queries'
import { createQueryClient } from 'shared-contracts/query'
import { EIGHT_STORIES } from '../../testing/answers.ts'
import { homeNewsQuery } from './home-news-query.ts'
import { homeArticles } from './select-articles.ts'

it('home keeps three stories of the list, and asks nobody while the list is known', async () => {
  const client = createQueryClient()
  client.setQueryData(newsQuery().queryKey, [...EIGHT_STORIES])
  const stories = await client.fetchQuery(homeNewsQuery())
  expect(stories).toEqual(homeArticles(EIGHT_STORIES))
  expect(stories).toHaveLength(3)
})
