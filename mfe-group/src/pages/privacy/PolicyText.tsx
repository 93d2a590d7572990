import type { CompanyResponse } from 'shared-contracts/api/company'
import { CompanyFact } from 'shared-ui/company'

const FACTS: Readonly<Record<string, (company: CompanyResponse) => string>> = {
  address: ({ address }) => address,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  /** As a sentence says them. */
  hours: ({ businessHours: { weekdays } }) => weekdays.replaceAll(' - ', ' to ').replace(': ', ' '),
}

/** A paragraph of the policy, with the group's facts where it names them in braces. */
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
