import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { COMPANY } from 'shared-contracts/site/company'
import { ContactForm, Subtitle } from 'shared-ui'
import type { Site } from '../../data/site.ts'
import { SiteSection } from '../section/SiteSection.tsx'

/** The contact form with the page's subsidiary chosen, beside the ways to reach it (requirement 2.11). */
export function ContactSection({ site }: { readonly site: Site }) {
  return (
    <SiteSection
      id="contact"
      eyebrow="Contact"
      title={`Talk to ${site.name}`}
      lead={site.invitation}
    >
      <Columns>
        <Details>
          <Detail title="Address">
            <p>{COMPANY.address}</p>
          </Detail>
          <Detail title="Phone">
            <a href={`tel:${COMPANY.phone.replaceAll(' ', '')}`}>{COMPANY.phone}</a>
          </Detail>
          <Detail title="Email">
            <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
          </Detail>
          <Detail title="Business Hours">
            <p>{COMPANY.businessHours.weekdays}</p>
            <p>{COMPANY.businessHours.weekends}</p>
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

  @media (min-width: 900px) {
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
