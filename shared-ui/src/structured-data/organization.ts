import { COMPANY } from 'shared-contracts/site/company'
import type { StructuredData } from './JsonLd.tsx'
import type { AddressOf } from './use-address-of.ts'

/** The group where another thing names it; its home page says the rest of it under the same `@id`. */
export const groupReference = (addressOf: AddressOf): StructuredData => ({
  '@type': 'Organization',
  '@id': addressOf('/#organization'),
  name: COMPANY.name,
  url: addressOf('/'),
  logo: addressOf('/icons/loom-512.png'),
})

/**
 * An address in Ghana as pages write it, by its parts.
 *
 * @example postalAddress('East Legon, Accra, Ghana') // streetAddress East Legon, addressLocality Accra
 */
export function postalAddress(text: string): StructuredData {
  const [, addressLocality, streetAddress] = text.split(', ').reverse()
  return { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry: 'GH' }
}
