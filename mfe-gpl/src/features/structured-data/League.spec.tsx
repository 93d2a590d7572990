import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { inHost, structuredDataOf, testHost } from 'shared-ui/testing'
import { League } from './League.tsx'

afterEach(cleanup)

it('describes the league, and nothing that is a sample', () => {
  const host = testHost({ settings: { publicOrigin: 'https://example.org' } })
  const { container } = render(inHost(<League />, host))
  expect(structuredDataOf(container)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'SportsOrganization',
      '@id': 'https://example.org/gpl#league',
      name: 'Ghana Premier League',
      alternateName: 'GPL',
      sport: 'Football',
      url: 'https://example.org/gpl',
      logo: 'https://example.org/icons/floodlight-512.png',
      areaServed: { '@type': 'Country', name: 'Ghana' },
    },
  ])
})
