import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import {
  companyQuery,
  listedSubsidiaryQuery,
  subsidiaryQuery,
} from 'shared-contracts/api/content-queries'
import type { HostServices } from 'shared-contracts/host'
import { aCompany, inHost, structuredDataOf, testHost } from 'shared-ui/testing'
import { siteAt } from '../../data/sites.ts'
import { SUBSIDIARIES } from '../../testing/answers.ts'
import { SiteFacts } from './SiteFacts.tsx'

afterEach(cleanup)

const ORGANIZATION = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': 'https://example.org/gold#organization',
  name: 'FBC Gold',
  url: 'https://example.org/gold',
  logo: 'https://example.org/icons/loom-512.png',
  parentOrganization: {
    '@type': 'Organization',
    '@id': 'https://example.org/#organization',
    name: 'FBC Partners',
    url: 'https://example.org/',
    logo: 'https://example.org/icons/loom-512.png',
  },
}

const operated = () => testHost({ settings: { publicOrigin: 'https://example.org' } })

function factsOfGold(host: HostServices) {
  const site = siteAt('/gold')
  const { container } = render(inHost(site && <SiteFacts site={site} />, host))
  return structuredDataOf(container)
}

describe('what a subsidiary says to search engines', () => {
  it('is what the server says of it, below the group', () => {
    const host = operated()
    host.queryClient.setQueryData(
      listedSubsidiaryQuery('gold').queryKey,
      SUBSIDIARIES.find(({ slug }) => slug === 'gold'),
    )
    host.queryClient.setQueryData(companyQuery().queryKey, aCompany())
    host.queryClient.setQueryData(subsidiaryQuery('gold').queryKey, {
      name: 'FBC Gold & Silver',
      tagline: 'Weighed twice',
      services: ['Assay', 'Vaulting'],
    })
    expect(factsOfGold(host)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Home',
            item: { '@type': 'WebPage', '@id': 'https://example.org/' },
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'FBC Gold & Silver',
            item: { '@type': 'WebPage', '@id': 'https://example.org/gold' },
          },
        ],
      },
      {
        ...ORGANIZATION,
        name: 'FBC Gold & Silver',
        slogan: 'Weighed twice',
        description: 'Description of gold',
        email: 'office@acme.example',
        telephone: '+233 30 000 0111',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'East Legon',
          addressLocality: 'Accra',
          addressCountry: 'GH',
        },
        makesOffer: [
          { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Assay' } },
          { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Vaulting' } },
        ],
      },
    ])
  })

  it('is what the page itself knows, until the server has answered', () => {
    expect(factsOfGold(operated())[1]).toEqual(ORGANIZATION)
  })
})
