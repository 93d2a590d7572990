import type { OpeningResponse } from 'shared-contracts/api/opening'
import { COMPANY } from 'shared-contracts/site/company'
import { groupReference, JsonLd, postalAddress, useAddressOf } from 'shared-ui/structured-data'

/** Types of employment by their names in Google's guide to job postings. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

/** Structured data of the openings: the same facts as on their cards. */
export function JobPostings({ openings }: { readonly openings: readonly OpeningResponse[] }) {
  const addressOf = useAddressOf()
  return openings.map(
    ({
      slug,
      title,
      department,
      location,
      type,
      description,
      requirements,
      postedOn,
      closesOn,
    }) => (
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
          // The end of the last day in Ghana, whose time is UTC.
          validThrough: closesOn === null ? undefined : `${closesOn}T23:59:59Z`,
          employmentType: EMPLOYMENT_TYPES[type.toLowerCase()] ?? 'OTHER',
          directApply: true,
          url: addressOf(`/careers?job=${slug}`),
          hiringOrganization: groupReference(addressOf),
          jobLocation: { '@type': 'Place', address: postalAddress(location) },
        }}
      />
    ),
  )
}
