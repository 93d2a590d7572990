import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { inHost, structuredDataOf, testHost } from 'shared-ui/testing'
import { Company } from './Company.tsx'

afterEach(cleanup)

it('describes the company with its address and its three desks', () => {
  const host = testHost({ settings: { publicOrigin: 'https://example.org' } })
  const { container } = render(inHost(<Company />, host))
  const desk = (contactType: string, name: string) => ({
    '@type': 'ContactPoint',
    contactType,
    email: `${name}@ghanapremiership.example`,
  })
  expect(structuredDataOf(container)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://example.org/ghanapremiership#organization',
      name: 'Ghana Premiership Company',
      url: 'https://example.org/ghanapremiership',
      logo: 'https://example.org/icons/premiership-512.png',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Independence Avenue',
        addressLocality: 'Accra',
        addressCountry: 'GH',
      },
      contactPoint: [
        desk('Investment', 'investment'),
        desk('Sponsorship', 'sponsorship'),
        desk('Broadcast', 'broadcast'),
      ],
    },
  ])
})
