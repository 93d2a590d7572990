import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container, Eyebrow, Lead, Section, Title } from 'shared-ui'
import { useWatchedSection } from './SectionsInView.tsx'

interface SiteSectionProps {
  /** Target of the header's anchor. */
  readonly id: string
  /** Category of the content. */
  readonly eyebrow: string
  readonly title: string
  readonly lead?: string
  readonly ground?: 'sunk' | 'deep'
  readonly children: ReactNode
}

/** A section of a subsidiary's page, with its heading. */
export function SiteSection({ id, eyebrow, title, lead, ground, children }: SiteSectionProps) {
  const headingId = `${id}-heading`
  return (
    <Section id={id} ref={useWatchedSection()} data-ground={ground} aria-labelledby={headingId}>
      <Container>
        <Heading>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Title id={headingId}>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </Heading>
        {children}
      </Container>
    </Section>
  )
}

const Heading = styled.div`
  display: grid;
  gap: 16px;
  overflow-wrap: anywhere;
  margin-block-end: clamp(32px, 4vw, 56px);
`
