import styled from '@emotion/styled'
import { Subtitle } from 'shared-ui'
import type { Point } from '../points/Points.tsx'
import { SiteSection } from '../section/SiteSection.tsx'

interface PartnersProps {
  readonly title: string
  readonly lead: string
  readonly partners: readonly Point[]
}

/** The company's partners, by their contributions. */
export function Partners({ title, lead, partners }: PartnersProps) {
  return (
    <SiteSection id="partners" eyebrow="Partners" title={title} lead={lead}>
      <List>
        {partners.map((partner) => (
          <li key={partner.title}>
            <Subtitle>{partner.title}</Subtitle>
            <p>{partner.text}</p>
          </li>
        ))}
      </List>
    </SiteSection>
  )
}

const List = styled.ul`
  display: grid;
  border-block-end: 1px solid var(--edge);

  li {
    display: grid;
    gap: 4px clamp(24px, 5vw, 80px);
    align-items: baseline;
    padding-block: 20px;
    border-block-start: 1px solid var(--edge);
  }
  p {
    max-width: 62ch;
    color: var(--text-muted);
  }

  @media (min-width: 50em) {
    li {
      grid-template-columns: 2fr 3fr;
    }
  }
`
