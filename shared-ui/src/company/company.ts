/**
 * Facts of the group that may change, as pages show them. A subpath of its own, outside the shared part: whoever
 * shows them bundles these few lines.
 */
export { CompanyFact } from './CompanyFact.tsx'
export { EmailLink, PhoneLink } from './contact-links.tsx'
export { useCompany } from './use-company.ts'
