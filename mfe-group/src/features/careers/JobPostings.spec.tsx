import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { inHost, structuredDataOf, testHost } from 'shared-ui/testing'
import { JobPostings } from './JobPostings.tsx'

afterEach(cleanup)

it('describes an opening as its card does, with the members that job searches ask for', () => {
  const host = testHost({ settings: { publicOrigin: 'https://example.org' } })
  const { container } = render(inHost(<JobPostings />, host))
  expect(structuredDataOf(container)[2]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Gold Trading Analyst',
    description: [
      'You watch spot and forward markets, price purchases against them, and explain every position in a page that anyone can read.',
      'Degree in finance, economics or mathematics',
      'Two years or more in commodity or currency markets',
      'Sound statistics, and code that others can follow',
      'Knowledge of responsible sourcing rules',
    ].join('\n'),
    qualifications:
      'Degree in finance, economics or mathematics; Two years or more in commodity or currency markets; Sound statistics, and code that others can follow; Knowledge of responsible sourcing rules',
    industry: 'Gold',
    identifier: { '@type': 'PropertyValue', name: 'FBC Partners', value: 'gold-trading-analyst' },
    datePosted: '2025-07-09',
    employmentType: 'FULL_TIME',
    directApply: true,
    url: 'https://example.org/careers?job=gold-trading-analyst',
    hiringOrganization: {
      '@type': 'Organization',
      '@id': 'https://example.org/#organization',
      name: 'FBC Partners',
      url: 'https://example.org/',
      logo: 'https://example.org/icons/loom-512.png',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Accra', addressCountry: 'GH' },
    },
  })
})
