import styled from '@emotion/styled'

/** Entries of a small screen's menu, large enough for a thumb; nested lists are set smaller. */
export const MenuEntries = styled.nav`
  display: grid;
  gap: 24px;

  a:not(.MuiButton-root) {
    display: block;
    padding-block: 10px;
    text-decoration: none;
  }
  > ul > li > a,
  p {
    padding-block: 10px;
    font: var(--display-weight) var(--text-l) / 1.25 var(--font-display);
  }
  > ul > li {
    border-block-end: 1px solid var(--line);
  }
  ul ul {
    padding: 0 0 12px 16px;
  }
  a[aria-current] {
    color: var(--accent);
  }
`
