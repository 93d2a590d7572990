import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

/** Shown while a page loads, after 200 ms, so that a quick page does not flash. */
export function Progress() {
  return <Bar role="progressbar" aria-label="Loading page" />
}

const appear = keyframes`
  from { opacity: 0 }
  to { opacity: 1 }
`

const advance = keyframes`
  from { transform: scaleX(0) }
  to { transform: scaleX(0.92) }
`

const Bar = styled.div`
  position: fixed;
  z-index: 100;
  inset: 0 0 auto;
  height: 3px;
  background: var(--accent, var(--brand));
  transform-origin: left;
  animation:
    ${appear} 1ms 200ms both,
    ${advance} 8s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) both;
`
