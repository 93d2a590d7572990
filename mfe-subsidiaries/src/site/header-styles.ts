import styled from '@emotion/styled'
import { HeaderBar, HeaderNav } from 'shared-ui'

/** Minimum width at which the longest list of sections fits the header; in em, so that larger text needs more. */
const WIDE = '72em'

export const Bar = styled(HeaderBar)`
  > div {
    gap: 16px;
  }
`

export const WideNav = styled(HeaderNav)`
  > ul {
    gap: clamp(12px, 1.4vw, 28px);
    font-size: var(--text-s);
    white-space: nowrap;
  }

  @media not all and (min-width: ${WIDE}) {
    display: none;
  }
`

export const WideOnly = styled.div`
  flex: none;

  @media not all and (min-width: ${WIDE}) {
    display: none;
  }
`

export const NarrowOnly = styled.div`
  margin-inline-start: auto;

  @media (min-width: ${WIDE}), print {
    display: none;
  }
`
