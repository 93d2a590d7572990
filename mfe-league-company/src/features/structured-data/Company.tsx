import { LEAGUE_COMPANY_PREFIX } from 'shared-contracts/site/addresses'
import { LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { JsonLd, postalAddress, useAddressOf } from 'shared-ui/structured-data'
import { DESKS } from '../../data/company.ts'

/** Structured data of the company, with the desks that answer partners. */
export function Company() {
  const addressOf = useAddressOf()
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        '@id': addressOf(`${LEAGUE_COMPANY_PREFIX}#organization`),
        name: LEAGUE_COMPANY.name,
        url: addressOf(LEAGUE_COMPANY_PREFIX),
        logo: addressOf('/icons/premiership-512.png'),
        address: postalAddress(LEAGUE_COMPANY.address),
        contactPoint: DESKS.map(({ name, email }) => ({
          '@type': 'ContactPoint',
          contactType: name,
          email,
        })),
      }}
    />
  )
}
