import type { CompanyResponse } from 'shared-contracts/api/company'
import { CompanyFact } from 'shared-ui/company'

const FACTS: Readonly<Record<string, (company: CompanyResponse) => string>> = {
  address: ({ address }) => address,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  /** Formatted for a sentence. */
  hours: ({ businessHours: { weekdays } }) => weekdays.replaceAll(' - ', ' to ').replace(': ', ' '),
}

/** A paragraph of the policy; placeholders in braces are replaced by the group's facts. */
export function PolicyText({ text }: { readonly text: string }) {
  return text.split(/\{(\w+)\}/).map((part, place) => {
    const fact = place % 2 === 1 ? FACTS[part] : undefined
    return fact ? (
      <CompanyFact key={place} otherwise="(not available at the moment)">
        {fact}
      </CompanyFact>
    ) : (
      part
    )
  })
}
