import type { CompanyResponse } from 'shared-contracts/api/company'
import { subsidiariesQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { COMPANY } from 'shared-contracts/site/company'
import { useCompany } from 'shared-ui/company'
import { groupReference, JsonLd, postalAddress, useAddressOf } from 'shared-ui/structured-data'

/** Returns the group's profiles on other sites; undefined if it has none. */
function profilesOf({ social }: CompanyResponse): readonly string[] | undefined {
  const addresses = Object.values(social).filter((address) => address !== null)
  return addresses.length > 0 ? addresses : undefined
}

/** Structured data of the group, with the server's facts and, once they are loaded, its subsidiaries. */
export function GroupOrganization() {
  const addressOf = useAddressOf()
  const { data: subsidiaries } = useQuery(subsidiariesQuery())
  const company = useCompany()
  const group = groupReference(addressOf)
  return (
    <JsonLd
      data={{
        ...group,
        legalName: COMPANY.legalName,
        slogan: COMPANY.tagline,
        foundingDate: String(COMPANY.foundedYear),
        email: company?.email,
        telephone: company?.phone,
        address: company && postalAddress(company.address),
        sameAs: company && profilesOf(company),
        subOrganization: subsidiaries?.map(({ slug, name, tagline, description }) => ({
          '@type': 'Organization',
          '@id': addressOf(`/${slug}#organization`),
          name,
          url: addressOf(`/${slug}`),
          slogan: tagline,
          description,
        })),
      }}
    />
  )
}
