import styled from '@emotion/styled'

/** Height of the header, which the hero subtracts from the screen's. */
export const HEADER_HEIGHT = '77px'

/** From here on the header has room for the longest list of sections. */
const WIDE = '1300px'

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
    gap: 16px;
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

export const WideNav = styled.nav`
  margin-inline-start: auto;

  > ul {
    display: flex;
    gap: clamp(12px, 1.4vw, 28px);
    font-size: var(--text-s);
    font-weight: 600;
    white-space: nowrap;
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

  @media not all and (min-width: ${WIDE}) {
    display: none;
  }
  @media print {
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
