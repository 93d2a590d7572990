import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container, Eyebrow, HeroTitle, Lead, WovenStrip } from 'shared-ui'

interface PageHeroProps {
  readonly eyebrow: string
  readonly title: string
  /** Seed of the woven pattern: the page's name. */
  readonly seed: string
  /** First sentences; `children` follow below them. */
  readonly lead: string
  /** Whether the page's content is what the visitor came for: a low head without the first sentences. */
  readonly isCompact?: boolean
  readonly children?: ReactNode
}

/** Head of every page but the home page: text on the dark ground, with the page's own woven pattern behind it. */
export function PageHero({
  eyebrow,
  title,
  seed,
  lead,
  isCompact = false,
  children,
}: PageHeroProps) {
  return (
    <Band data-ground="deep" data-compact={isCompact || undefined}>
      <Cloth>
        <WovenStrip seed={seed} rows={24} cell={28} />
      </Cloth>
      <Container>
        <Eyebrow>{eyebrow}</Eyebrow>
        <HeroTitle>{title}</HeroTitle>
        {!isCompact && <Lead>{lead}</Lead>}
        {children}
      </Container>
      <WovenStrip seed={seed} rows={4} cell={5} />
    </Band>
  )
}

const Band = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;

  > div:last-of-type {
    display: grid;
    gap: 20px;
    justify-items: start;
    padding-block: clamp(56px, 11svh, 128px) clamp(48px, 8svh, 96px);
  }
  h1 {
    max-width: 13em;
  }
  &[data-compact] {
    > div:last-of-type {
      gap: 12px;
      padding-block: 24px;
    }
    h1 {
      font-size: var(--text-2xl);
    }
  }
  @media print {
    > div:last-of-type {
      gap: 8px;
      padding: 16px 0;
    }
    > svg {
      display: none;
    }
  }
`

/** The page's pattern, large, in the empty area of wide screens. */
const Cloth = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 0 auto;
  width: 46%;
  opacity: 0.36;
  -webkit-mask-image: linear-gradient(90deg, transparent 10%, #000);
  mask-image: linear-gradient(90deg, transparent 10%, #000);

  @media (max-width: 56.25em), print {
    display: none;
  }
`
