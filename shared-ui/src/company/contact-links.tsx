import type { ReactNode } from 'react'
import { CompanyFact } from './CompanyFact.tsx'
import { useCompany } from './use-company.ts'

interface ContactLinkProps {
  /** Same as `otherwise` of `CompanyFact`. */
  readonly otherwise?: ReactNode
}

/** The first number of a phone entry, up to a second one or an extension. */
const FIRST_NUMBER = /^\D*\d(?:(?![,/;]|\bor\b|ext).)*/is

/**
 * Link to the group's phone number; if it has several, to the first one, with the others beside it. It exists before
 * it has a target, so that nothing moves when the data arrives.
 */
export function PhoneLink(place: ContactLinkProps) {
  const phone = useCompany()?.phone ?? ''
  const number = FIRST_NUMBER.exec(phone)?.[0].trimEnd() ?? ''
  return (
    <>
      <a href={number ? `tel:${number.replaceAll(/[^\d+]/g, '')}` : undefined}>
        <CompanyFact {...place}>{() => number || phone}</CompanyFact>
      </a>
      {number && phone.slice(number.length)}
    </>
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
