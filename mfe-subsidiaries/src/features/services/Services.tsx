import { useQuery } from 'shared-contracts/query'
import { subsidiaryQuery } from 'shared-contracts/api/content-queries'
import type { ReactNode } from 'react'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { AsyncPanel } from 'shared-ui'
import { usePreview } from 'shared-ui/preview'
import { siteAt } from '../../data/sites.ts'
import { SiteSection } from '../section/SiteSection.tsx'
import { List, Placeholder } from './service-styles.ts'

/** Descriptions of services by name. The server names the services; a new one may have no description yet. */
export type ServiceDetails = Readonly<Record<string, string>>

interface ServicesProps {
  readonly slug: SubsidiarySlug
  readonly eyebrow?: string
  readonly title: string
  readonly lead: string
  readonly details: ServiceDetails
  /** The page's own content below the list. */
  readonly children?: ReactNode
}

/** The services as the server lists them (requirement 7). */
export function Services({
  slug,
  eyebrow = 'Services',
  details,
  children,
  ...heading
}: ServicesProps) {
  const name = siteAt(`/${slug}`)?.name
  return (
    <SiteSection id="services" eyebrow={eyebrow} ground="sunk" {...heading}>
      <AsyncPanel
        query={useQuery(subsidiaryQuery(slug, usePreview()))}
        loading={<Placeholders count={Object.keys(details).length} />}
        loadingLabel={`Loading the services of ${name}`}
        error={{
          title: `The services of ${name} could not be loaded`,
          hint: 'Please check your connection and try again.',
        }}
        empty={{ title: 'No services are listed at the moment', hint: 'Please write to us below.' }}
        isEmpty={({ services }) => services.length === 0}
      >
        {({ services }) => (
          <List aria-label="Services">
            {services.map((service) => (
              <li key={service}>
                <h3>{service}</h3>
                {Object.hasOwn(details, service) && <p>{details[service]}</p>}
              </li>
            ))}
          </List>
        )}
      </AsyncPanel>
      {children}
    </SiteSection>
  )
}

function Placeholders({ count }: { readonly count: number }) {
  return (
    <List as="div">
      {Array.from({ length: count }, (_service, index) => (
        <Placeholder key={index} variant="rectangular" />
      ))}
    </List>
  )
}
