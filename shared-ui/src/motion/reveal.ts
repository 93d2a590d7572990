import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px) }
`

/**
 * Content that rises once as it is first scrolled into view. Where the browser has no scroll-driven
 * animation it simply stands there, as it does for visitors who asked for less motion and without scripts.
 */
export const Reveal = styled.div`
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: ${rise} linear both;
      animation-timeline: view();
      animation-range: entry 0% entry 40%;
    }
  }
`
