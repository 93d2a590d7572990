import styled from '@emotion/styled'
import { subsidiaryQuery, useQuery } from 'shared-contracts/query'
import type { ReactNode } from 'react'
import type { SubsidiarySlug } from 'shared-contracts'
import { AsyncPanel, Skeleton } from 'shared-ui'
import { siteOf } from '../../data/sites.ts'
import { SiteSection } from '../section/SiteSection.tsx'

interface ServicesProps {
  readonly slug: SubsidiarySlug
  readonly title: string
  readonly lead: string
  /** What the page itself says about its services, below the list. */
  readonly children?: ReactNode
}

/** The services as the server lists them (SPEC 7). */
export function Services({ slug, title, lead, children }: ServicesProps) {
  const name = siteOf(slug)?.name
  return (
    <SiteSection id="services" eyebrow="Services" title={title} lead={lead} ground="sunk">
      <AsyncPanel
        query={useQuery(subsidiaryQuery(slug))}
        loading={
          <List as="div">
            {[1, 2, 3, 4, 5, 6].map((line) => (
              <Line key={line} variant="rectangular" />
            ))}
          </List>
        }
        loadingLabel={`Loading the services of ${name}`}
        error={{
          title: `The services of ${name} could not be loaded`,
          hint: 'Please check your connection and try again.',
        }}
        empty={{ title: 'No services are listed at the moment', hint: 'Please write to us below.' }}
        isEmpty={({ services }) => services.length === 0}
      >
        {({ services }) => (
          <List>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </List>
        )}
      </AsyncPanel>
      {children}
    </SiteSection>
  )
}

const List = styled.ul`
  display: grid;
  gap: 0 clamp(24px, 4vw, 56px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  counter-reset: service;

  li {
    counter-increment: service;
    display: grid;
    grid-template-columns: 3rem 1fr;
    align-items: baseline;
    min-height: 72px;
    padding-block: 20px;
    font: var(--display-weight) var(--text-l) / 1.25 var(--font-display);
    border-block-start: 1px solid var(--edge);
  }
  li::before {
    content: counter(service, decimal-leading-zero) / '';
    font: 600 var(--text-s) / 1 var(--font-text);
    color: var(--accent);
  }
`

/** As tall as a service's line. */
const Line = styled(Skeleton)`
  height: 64px;
  margin-block: 4px;
`
