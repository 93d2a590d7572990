/**
 * Facts of the group that can change, for pages. A separate subpath outside the shared part: only sites that
 * use it bundle these few lines.
 */
export { CompanyFact } from './CompanyFact.tsx'
export { EmailLink, PhoneLink } from './contact-links.tsx'
export { useCompany } from './use-company.ts'
