import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { inHost, structuredDataOf, testHost } from 'shared-ui/testing'
import { anOpening } from '../../testing/answers.ts'
import { JobPostings } from './JobPostings.tsx'

afterEach(cleanup)

it('describes an opening as its card does, with the members that job searches ask for', () => {
  const host = testHost({ settings: { publicOrigin: 'https://example.org' } })
  const { container } = render(inHost(<JobPostings openings={[anOpening()]} />, host))
  expect(structuredDataOf(container)[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Gold Trading Analyst',
    description:
      'You watch the markets.\nA degree in finance\nTwo years in markets\nSound statistics',
    qualifications: 'A degree in finance; Two years in markets; Sound statistics',
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

it.each([
  ['Part-time', '2026-01-31', 'PART_TIME', '2026-01-31T23:59:59Z'],
  ['Now and then', null, 'OTHER', undefined],
])(
  'says of %s work until %s what job searches know',
  (type, closesOn, employmentType, validThrough) => {
    const { container } = render(inHost(<JobPostings openings={[anOpening({ type, closesOn })]} />))
    const [posting] = structuredDataOf(container)
    expect(posting).toMatchObject({ employmentType })
    expect((posting as { validThrough?: string }).validThrough).toBe(validThrough)
  },
)
