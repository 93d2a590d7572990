import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container, Eyebrow, Lead, PageTitle, WovenStrip } from 'shared-ui'

interface PageHeroProps {
  readonly eyebrow: string
  readonly title: string
  /** The page's name in the cloth's pattern. */
  readonly seed: string
  /** First sentences, and whatever stands below them. */
  readonly lead: string
  readonly children?: ReactNode
}

/** Head of every page but the home page: type on the dark ground, edged by a cloth of the page's own. */
export function PageHero({ eyebrow, title, seed, lead, children }: PageHeroProps) {
  return (
    <Band data-ground="deep">
      <Container>
        <Eyebrow>{eyebrow}</Eyebrow>
        <PageTitle>{title}</PageTitle>
        <Lead>{lead}</Lead>
        {children}
      </Container>
      <WovenStrip seed={seed} rows={4} cell={5} />
    </Band>
  )
}

const Band = styled.div`
  > div {
    display: grid;
    gap: 20px;
    justify-items: start;
    padding-block: clamp(48px, 8vw, 104px) clamp(40px, 6vw, 80px);
  }
`
