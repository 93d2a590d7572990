import { COMPANY } from 'shared-contracts/site/company'
import { JOB_OPENINGS } from '../../data/jobs.ts'
import { JsonLd } from '../structured-data/JsonLd.tsx'

/** The openings for search engines. */
export function JobPostings() {
  return JOB_OPENINGS.map(({ slug, title, description, requirements, postedOn }) => (
    <JsonLd
      key={slug}
      data={{
        '@type': 'JobPosting',
        title,
        description,
        qualifications: requirements.join('; '),
        datePosted: postedOn,
        employmentType: 'FULL_TIME',
        url: `/careers?job=${slug}`,
        hiringOrganization: { '@type': 'Organization', name: COMPANY.name },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Accra', addressCountry: 'GH' },
        },
      }}
    />
  ))
}
