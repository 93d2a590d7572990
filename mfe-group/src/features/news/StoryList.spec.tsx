import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { structuredDataOf } from 'shared-ui/testing'
import { StoryList } from './StoryList.tsx'

afterEach(cleanup)

it('lists stories as the samples that they are, each about the body of its source', () => {
  const { container } = render(
    <StoryList
      articles={[
        {
          id: 7,
          title: 'A well is drilled',
          excerpt: 'Water for three villages.',
          date: '2025-03-01',
          imageUrl: '/media/group',
          category: 'business',
          region: 'ghana',
          featured: false,
          source: 'The Ministry',
          sourceUrl: 'https://ministry.example/',
        },
      ]}
    />,
  )
  expect(structuredDataOf(container)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: 1,
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
      ],
    },
  ])
})
