import { listedSubsidiaryQuery, subsidiaryQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { useCompany } from 'shared-ui/company'
import { usePreview } from 'shared-ui/preview'
import {
  Breadcrumbs,
  groupReference,
  JsonLd,
  postalAddress,
  useAddressOf,
} from 'shared-ui/structured-data'
import type { Site } from '../../data/site.ts'

/** Structured data of a subsidiary, and its place below the group. Its services come from the server. */
export function SiteFacts({ site }: { readonly site: Site }) {
  const addressOf = useAddressOf()
  const { data } = useQuery(subsidiaryQuery(site.slug, usePreview()))
  const entry = useQuery(listedSubsidiaryQuery(site.slug)).data
  const company = useCompany()
  const name = data?.name ?? site.name
  const group = groupReference(addressOf)
  return (
    <>
      <Breadcrumbs name={name} path={`/${site.slug}`} />
      <JsonLd
        data={{
          '@type': 'Organization',
          '@id': addressOf(`/${site.slug}#organization`),
          name,
          url: addressOf(`/${site.slug}`),
          logo: group['logo'],
          slogan: data?.tagline,
          description: entry?.description,
          email: company?.email,
          telephone: company?.phone,
          address: company && postalAddress(company.address),
          parentOrganization: group,
          makesOffer: data?.services.map((service) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: service },
          })),
        }}
      />
    </>
  )
}
