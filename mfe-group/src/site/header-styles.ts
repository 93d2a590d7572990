import styled from '@emotion/styled'
import { NavLink } from 'shared-contracts/router'

/** Height of the header, which heroes subtract from the screen's. */
export const HEADER_HEIGHT = '77px'

export const HeaderBar = styled.header`
  position: sticky;
  z-index: 40;
  top: 0;
  height: ${HEADER_HEIGHT};
  background: var(--surface);
  border-block-end: 1px solid var(--line);

  > div {
    display: flex;
    align-items: center;
    gap: clamp(4px, 1vw, 12px);
    max-width: var(--page);
    height: 100%;
    margin-inline: auto;
    padding-inline: clamp(20px, 4vw, 48px);
  }

  /* Paper needs the name, and nothing that can be pressed. */
  @media print {
    position: static;

    > div {
      padding-inline: 0;
    }
    > div > :not(:first-child) {
      display: none;
    }
  }
`

/** The menu of wide screens; narrow ones have the slide-out. */
export const MainNav = styled.nav`
  margin-inline-start: auto;

  > ul {
    display: flex;
    gap: clamp(16px, 2.2vw, 32px);
    margin-inline-end: 12px;
    font-weight: 600;
  }
  > ul > li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    background: linear-gradient(var(--accent), var(--accent)) no-repeat left calc(100% - 8px) / 0
      2px;
    transition: background-size var(--fast) var(--ease);
  }
  > ul > li > a:hover,
  > ul > li > a[aria-current] {
    background-size: 100% 2px;
  }

  @media (max-width: 1039.98px) {
    display: none;

    & + a {
      margin-inline-start: auto;
    }
  }
  @media print {
    display: none;
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
