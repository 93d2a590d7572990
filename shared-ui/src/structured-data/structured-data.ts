/**
 * What pages tell machines about themselves, in the words of schema.org. A subpath of its own, outside the
 * shared part: whoever uses it bundles these few hundred bytes, and nobody else loads them.
 */
export { Breadcrumbs } from './Breadcrumbs.tsx'
export { JsonLd } from './JsonLd.tsx'
export { groupReference, postalAddress } from './organization.ts'
export { useAddressOf } from './use-address-of.ts'
