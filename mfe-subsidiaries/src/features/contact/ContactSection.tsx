import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { subsidiaryQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { ContactForm, Subtitle } from 'shared-ui'
import { CompanyFact, EmailLink, PhoneLink } from 'shared-ui/company'
import { usePreview } from 'shared-ui/preview'
import type { Site } from '../../data/site.ts'
import { SiteSection } from '../section/SiteSection.tsx'

/** Text for a fact that could not be loaded. */
const UNKNOWN = 'Not available at the moment'

/** The contact form with the page's subsidiary preselected, beside its contact details (requirement 2.11). */
export function ContactSection({ site }: { readonly site: Site }) {
  const { data } = useQuery(subsidiaryQuery(site.slug, usePreview()))
  return (
    <SiteSection
      id="contact"
      eyebrow="Contact"
      title={`Talk to ${data?.name ?? site.name}`}
      lead={site.invitation}
    >
      <Columns>
        <Details>
          <Detail title="Address">
            <p>
              <CompanyFact otherwise={UNKNOWN}>{({ address }) => address}</CompanyFact>
            </p>
          </Detail>
          <Detail title="Phone">
            <PhoneLink otherwise={UNKNOWN} />
          </Detail>
          <Detail title="Email">
            <EmailLink otherwise={UNKNOWN} />
          </Detail>
          <Detail title="Business Hours">
            <p>
              <CompanyFact otherwise={UNKNOWN}>
                {({ businessHours }) => businessHours.weekdays}
              </CompanyFact>
            </p>
            <p>
              <CompanyFact>{({ businessHours }) => businessHours.weekends}</CompanyFact>
            </p>
          </Detail>
        </Details>
        <ContactForm defaultSubsidiary={site.slug} heading="Send us a message" />
      </Columns>
    </SiteSection>
  )
}

function Detail({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Subtitle>{title}</Subtitle>
      {children}
    </div>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 48px clamp(32px, 6vw, 96px);

  @media (min-width: 56.25em) {
    grid-template-columns: 1fr 2fr;
  }
`

const Details = styled.address`
  display: grid;
  gap: 28px;
  align-content: start;
  font-style: normal;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
