import { COMPANY } from 'shared-contracts/site/company'
import type { StructuredData } from './JsonLd.tsx'
import type { AddressOf } from './use-address-of.ts'

/** Reference to the group in other structured data; its home page has the rest under the same `@id`. */
export const groupReference = (addressOf: AddressOf): StructuredData => ({
  '@type': 'Organization',
  '@id': addressOf('/#organization'),
  name: COMPANY.name,
  url: addressOf('/'),
  logo: addressOf('/icons/loom-512.png'),
})

/**
 * Splits an address in Ghana, as pages write it, into its parts. A single word or name is a town without its country.
 * Any other address stays a text, as schema.org allows: its parts are unknown.
 *
 * @example postalAddress('East Legon, Accra, Ghana') // streetAddress East Legon, addressLocality Accra
 */
export function postalAddress(text: string): StructuredData | string {
  const parts = text.split(', ')
  if (parts.at(-1) !== 'Ghana') {
    return parts.length === 1 ? { '@type': 'PostalAddress', addressLocality: text } : text
  }
  const streetAddress = parts.slice(0, -2).join(', ') || undefined
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality: parts.at(-2),
    addressCountry: 'GH',
  }
}
