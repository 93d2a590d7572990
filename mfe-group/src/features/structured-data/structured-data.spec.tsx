import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { companyQuery, subsidiariesQuery } from 'shared-contracts/api/content-queries'
import { aCompany, inHost, structuredDataOf, testHost } from 'shared-ui/testing'
import { TWO_SUBSIDIARIES } from '../../testing/subsidiary.ts'
import { GroupOrganization } from './GroupOrganization.tsx'
import { GroupWebSite } from './GroupWebSite.tsx'

afterEach(cleanup)

const host = () => testHost({ settings: { publicOrigin: 'https://example.org' } })

const GROUP = {
  '@type': 'Organization',
  '@id': 'https://example.org/#organization',
  name: 'FBC Partners',
  url: 'https://example.org/',
  logo: 'https://example.org/icons/loom-512.png',
}

const ORGANIZATION = {
  '@context': 'https://schema.org',
  ...GROUP,
  legalName: 'FBC Partners Group Limited',
  slogan: 'Diversified Business Group',
  foundingDate: '2014',
}

const FACTS = {
  email: 'office@acme.example',
  telephone: '+233 30 000 0111',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'East Legon',
    addressLocality: 'Accra',
    addressCountry: 'GH',
  },
  sameAs: ['https://social.example/acme'],
}

it('describes the group with its facts and the subsidiaries that the server lists', () => {
  const services = host()
  const social = { facebook: 'https://social.example/acme', linkedin: null, x: null }
  services.queryClient.setQueryData(subsidiariesQuery().queryKey, TWO_SUBSIDIARIES)
  services.queryClient.setQueryData(companyQuery().queryKey, aCompany({ social }))
  const { container } = render(inHost(<GroupOrganization />, services))
  expect(structuredDataOf(container)).toEqual([
    {
      ...ORGANIZATION,
      ...FACTS,
      subOrganization: [
        {
          '@type': 'Organization',
          '@id': 'https://example.org/gold#organization',
          name: 'Acme Gold',
          url: 'https://example.org/gold',
          slogan: 'Weighed twice',
          description: 'Buys and sells bars.',
        },
        {
          '@type': 'Organization',
          '@id': 'https://example.org/agricol#organization',
          name: 'Acme Farms',
          url: 'https://example.org/agricol',
          slogan: 'Sown in rows',
          description: 'Buys and sells bars.',
        },
      ],
    },
  ])
})

it('describes the group alone until the server has answered', () => {
  const { container } = render(inHost(<GroupOrganization />, host()))
  expect(structuredDataOf(container)).toEqual([ORGANIZATION])
})

it('says how the site is searched', () => {
  const { container } = render(inHost(<GroupWebSite />, host()))
  expect(structuredDataOf(container)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': 'https://example.org/#website',
      name: 'FBC Partners',
      url: 'https://example.org/',
      inLanguage: 'en',
      publisher: GROUP,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://example.org/search?q={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ])
})
