import { subsidiariesQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { COMPANY } from 'shared-contracts/site/company'
import { groupReference, JsonLd, postalAddress, useAddressOf } from 'shared-ui/structured-data'

/** The group and, once the server has listed them, its subsidiaries. There are no profiles elsewhere to name. */
export function GroupOrganization() {
  const addressOf = useAddressOf()
  const { data: subsidiaries } = useQuery(subsidiariesQuery())
  const group = groupReference(addressOf)
  return (
    <JsonLd
      data={{
        ...group,
        legalName: COMPANY.legalName,
        slogan: COMPANY.tagline,
        foundingDate: String(COMPANY.foundedYear),
        email: COMPANY.email,
        telephone: COMPANY.phone,
        address: postalAddress(COMPANY.address),
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
