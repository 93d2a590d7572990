import styled from '@emotion/styled'

/** The footer of the group and of its subsidiaries, on a dark ground. */
export const FooterBand = styled.footer`
  --target: 36px;
  font-size: var(--text-s);

  @media (pointer: coarse) {
    --target: 44px;
  }

  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`

/** Columns side by side where there is room: text, lists of links, ways to get in touch. */
export const FooterColumns = styled.div`
  display: grid;
  gap: 48px 40px;
  padding-block: clamp(48px, 6vw, 80px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.75rem), 1fr));

  > * {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  h2:not(:first-of-type) {
    margin-block-start: 20px;
  }
  a + h2 {
    margin-block-start: 8px;
  }
  p,
  li {
    max-width: 44ch;
    color: var(--text-muted);
  }
  nav a,
  p a {
    display: inline-flex;
    align-items: center;
    min-width: var(--target);
    min-height: var(--target);
    color: var(--text);
  }
  /* Links are taller than their words: the words of all columns begin on one line, and keep one rhythm. */
  nav ul,
  p:has(> a) {
    margin-block: calc((1.5em - var(--target)) / 2);
  }
  @media (pointer: coarse) {
    p:has(> a) {
      margin-block: -6px;
    }
  }
  > div > ul:not([aria-label]) {
    display: grid;
    gap: 8px;
  }

  /* On a phone the lists of links stand beside each other. */
  @media (max-width: 39.99em) {
    gap: 28px 20px;
    padding-block: 32px 24px;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :not(nav) {
      grid-column: 1 / -1;
    }
    /* Their first lines begin side by side also where one heading is longer. */
    > nav {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }
`

/** The last line: copyright, and what everyone looks for at the very end. */
export const FooterBottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  justify-content: space-between;
  align-items: center;
  padding-block: 24px 32px;
  color: var(--text-muted);
  border-block-start: 1px solid var(--line);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: var(--target);
    min-height: var(--target);
    color: var(--text);
  }
`
