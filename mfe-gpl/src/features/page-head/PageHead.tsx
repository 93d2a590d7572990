import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container, Eyebrow, Lead, PageTitle } from 'shared-ui'

interface PageHeadProps {
  readonly eyebrow: string
  readonly title: string
  readonly lead: string
  /** Figures or actions beside the words. */
  readonly children?: ReactNode
}

/** First band of a page: its name in the beam of a floodlight. */
export function PageHead({ eyebrow, title, lead, children }: PageHeadProps) {
  return (
    <Band data-ground="deep">
      <Line>
        <Words>
          <Eyebrow>{eyebrow}</Eyebrow>
          <PageTitle>{title}</PageTitle>
          <Lead>{lead}</Lead>
        </Words>
        {children}
      </Line>
    </Band>
  )
}

const Band = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background:
    radial-gradient(60% 140% at 92% -20%, #2d6b4a, transparent 70%),
    linear-gradient(98deg, var(--deep) 35%, #0d3322);

  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -10% 6% -10% auto;
    width: clamp(80px, 18vw, 260px);
    background: repeating-linear-gradient(90deg, var(--brand) 0 8px, transparent 8px 34px);
    -webkit-mask-image: linear-gradient(#000, transparent 85%);
    mask-image: linear-gradient(#000, transparent 85%);
    opacity: 0.4;
    transform: skewX(-8deg);
  }

  @media print {
    background: none;

    button,
    a {
      display: none;
    }

    &::after {
      display: none;
    }
  }
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 24px;
  padding-block: clamp(36px, 5vw, 72px);

  @media print {
    padding: 0 0 12px;
  }
`

const Words = styled.div`
  display: grid;
  gap: 12px;

  h1 {
    font-size: clamp(2.75rem, 1.8rem + 4.6vw, 5.5rem);
    font-weight: 900;

    @media print {
      font-size: 2.5rem;
    }
  }
`
