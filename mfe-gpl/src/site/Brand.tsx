import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { VisuallyHidden } from 'shared-ui'

/** The portal's mark: its letters between two beams of a floodlight. */
export function Brand() {
  return (
    <Mark to="/">
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <path d="M6 34 11 0h6l-5 34z" fill="#CE1126" />
        <path d="M15 34 20 0h6l-5 34z" fill="#FCD116" />
        <path d="M24 34 29 0h5l-5 34z" fill="#1F7A4A" />
      </svg>
      <span>GPL</span>
      <VisuallyHidden> home</VisuallyHidden>
    </Mark>
  )
}

const Mark = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font: 900 2rem / 1 var(--font-display);
  letter-spacing: 0.02em;
  white-space: nowrap;
  text-decoration: none;

  svg {
    flex: none;
  }
`
