import styled from '@emotion/styled'
import type { ReactNode } from 'react'

/** The dark band at the top of a page, lit by a floodlight. */
export function HeadBand({ children }: { readonly children: ReactNode }) {
  return <Band data-ground="deep">{children}</Band>
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
