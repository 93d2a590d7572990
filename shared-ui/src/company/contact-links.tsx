import type { ReactNode } from 'react'
import { CompanyFact } from './CompanyFact.tsx'
import { useCompany } from './use-company.ts'

interface ContactLinkProps {
  /** As `otherwise` of `CompanyFact`. */
  readonly otherwise?: ReactNode
}

/** The group's phone number. The link is there before it leads anywhere, so that its arrival moves nothing. */
export function PhoneLink(place: ContactLinkProps) {
  const company = useCompany()
  return (
    <a href={company && `tel:${company.phone.replaceAll(/[^\d+]/g, '')}`}>
      <CompanyFact {...place}>{({ phone }) => phone}</CompanyFact>
    </a>
  )
}

/** The group's e-mail address, or other words that lead to it. */
export function EmailLink({
  children,
  ...place
}: ContactLinkProps & { readonly children?: ReactNode }) {
  const company = useCompany()
  return (
    <a href={company && `mailto:${company.email}`}>
      {children ?? <CompanyFact {...place}>{({ email }) => email}</CompanyFact>}
    </a>
  )
}
