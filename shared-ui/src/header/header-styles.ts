import styled from '@emotion/styled'

/** Minimum height of the header of the group and its subsidiaries, which heroes subtract from the screen's height. */
export const HEADER_HEIGHT: string = '77px'

/** The bar of the group and its subsidiaries; its one child holds the parts in a row. */
export const HeaderBar = styled.header`
  position: sticky;
  z-index: 40;
  top: 0;
  display: grid;
  min-height: ${HEADER_HEIGHT};
  background: var(--surface);
  border-block-end: 1px solid var(--line);

  > div {
    display: flex;
    align-items: center;
    width: 100%;
    max-width: var(--page);
    margin-inline: auto;
    padding-inline: clamp(20px, 4vw, 48px);
  }

  /* Paper needs the name, and nothing that can be pressed. */
  @media print {
    position: static;

    > div {
      padding-inline: 0;
    }
    > div > * + * {
      display: none;
    }
  }
`

/** The menu of wide screens, a list of links; narrow ones have the slide-out. */
export const HeaderNav = styled.nav`
  margin-inline-start: auto;

  > ul {
    display: flex;
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

  @media print {
    display: none;
  }
`
