import { COMPANY } from 'shared-contracts/site/company'
import { groupReference, JsonLd, postalAddress, useAddressOf } from 'shared-ui/structured-data'
import { JOB_OPENINGS, type JobOpening } from '../../data/jobs.ts'

/** Types of employment by their names in Google's guide to job postings. */
const EMPLOYMENT_TYPES: Readonly<Record<JobOpening['type'], string>> = { 'Full-time': 'FULL_TIME' }

/** The openings for search engines: what their cards say, and nothing that the cards do not. */
export function JobPostings() {
  const addressOf = useAddressOf()
  return JOB_OPENINGS.map(
    ({ slug, title, department, location, type, description, requirements, postedOn }) => (
      <JsonLd
        key={slug}
        data={{
          '@type': 'JobPosting',
          title,
          description: [description, ...requirements].join('\n'),
          qualifications: requirements.join('; '),
          industry: department,
          identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: slug },
          datePosted: postedOn,
          employmentType: EMPLOYMENT_TYPES[type],
          directApply: true,
          url: addressOf(`/careers?job=${slug}`),
          hiringOrganization: groupReference(addressOf),
          jobLocation: { '@type': 'Place', address: postalAddress(location) },
        }}
      />
    ),
  )
}
