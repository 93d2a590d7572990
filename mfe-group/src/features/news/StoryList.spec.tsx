import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { inHost, structuredDataOf, testHost } from 'shared-ui/testing'
import { aStoryElsewhere } from '../../testing/answers.ts'
import { aNewsItem } from '../../testing/subsidiary.ts'
import { StoryList } from './StoryList.tsx'

afterEach(cleanup)

it('lists samples as such, stories of others about their source, and our own by their page', () => {
  const host = testHost({ settings: { publicOrigin: 'https://example.org' } })
  const articles = [
    aStoryElsewhere(),
    aNewsItem({ slug: 'a-well', title: 'Our well' }),
    aStoryElsewhere({ isSample: false }),
  ]
  const { container } = render(inHost(<StoryList articles={articles} />, host))
  expect(structuredDataOf(container)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: 3,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'CreativeWork',
            name: 'A well is drilled',
            abstract: 'Water for three villages.',
            creativeWorkStatus: 'Sample',
            about: {
              '@type': 'Organization',
              name: 'The Ministry',
              url: 'https://ministry.example/',
            },
          },
        },
        {
          '@type': 'ListItem',
          position: 2,
          item: {
            '@type': 'NewsArticle',
            headline: 'Our well',
            abstract: 'Water for three villages.',
            datePublished: '2025-03-01T00:00:00.000Z',
            url: 'https://example.org/news/a-well',
          },
        },
        {
          '@type': 'ListItem',
          position: 3,
          item: {
            '@type': 'CreativeWork',
            name: 'A well is drilled',
            abstract: 'Water for three villages.',
            about: {
              '@type': 'Organization',
              name: 'The Ministry',
              url: 'https://ministry.example/',
            },
          },
        },
      ],
    },
  ])
})
