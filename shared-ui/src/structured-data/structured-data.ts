/**
 * Structured data of pages, in the vocabulary of schema.org. A separate subpath outside the shared part: only
 * sites that use it load these few hundred bytes.
 */
export { Breadcrumbs } from './Breadcrumbs.tsx'
export { JsonLd } from './JsonLd.tsx'
export { groupReference, postalAddress } from './organization.ts'
export { useAddressOf } from './use-address-of.ts'
