import { COMPANY } from 'shared-contracts/site/company'
import type { StructuredData } from './JsonLd.tsx'

/** The group as schema.org knows an organization. */
export const ORGANIZATION: StructuredData = {
  '@type': 'Organization',
  name: COMPANY.name,
  legalName: COMPANY.legalName,
  slogan: COMPANY.tagline,
  foundingDate: String(COMPANY.foundedYear),
  url: '/',
  email: COMPANY.email,
  telephone: COMPANY.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'East Legon',
    addressLocality: 'Accra',
    addressCountry: 'GH',
  },
}
