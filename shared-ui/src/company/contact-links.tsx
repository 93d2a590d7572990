import type { ReactNode } from 'react'
import { CompanyFact } from './CompanyFact.tsx'
import { useCompany } from './use-company.ts'

interface ContactLinkProps {
  /** Same as `otherwise` of `CompanyFact`. */
  readonly otherwise?: ReactNode
}

/**
 * Link to the group's phone number. It exists before it has a target, so that nothing moves when the data
 * arrives.
 */
export function PhoneLink(place: ContactLinkProps) {
  const company = useCompany()
  return (
    <a href={company && `tel:${company.phone.replaceAll(/[^\d+]/g, '')}`}>
      <CompanyFact {...place}>{({ phone }) => phone}</CompanyFact>
    </a>
  )
}

/** Link to the group's e-mail address, with the address or other words as its text. */
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
