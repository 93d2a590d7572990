import styled from '@emotion/styled'
import { NavLink } from 'shared-contracts/router'
import { HeaderBar, HeaderNav } from 'shared-ui'

export const Bar = styled(HeaderBar)`
  > div {
    gap: clamp(4px, 1vw, 12px);
  }
`

export const MainNav = styled(HeaderNav)`
  > ul {
    gap: clamp(16px, 2.2vw, 32px);
    margin-inline-end: 12px;
  }

  @media (max-width: 64.99em) {
    display: none;

    & + a {
      margin-inline-start: auto;
    }
  }
`

export const IconLink = styled(NavLink)`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-s);

  &:hover,
  &[aria-current] {
    background: color-mix(in srgb, var(--accent) 12%, transparent);
  }
`
