import styled from '@emotion/styled'

/** An office; the last level reads as a plain list. */
export const OfficeBox = styled.span`
  display: block;
  padding: 10px 16px;
  font-weight: 600;
  text-align: center;
  background: var(--surface-raised);
  border: 1px solid var(--edge);
  border-block-start: 3px solid var(--accent);
  border-radius: var(--radius-s);
`

export const Branches = styled.ul`
  display: grid;
  gap: 12px;
`

/** Indented lists on a small screen, a tree from 1000 px on. */
export const Chart = styled.ul`
  --thread: 2px solid var(--accent-mid);

  li {
    position: relative;
  }
  ul {
    margin-inline-start: 12px;
    padding: 12px 0 0 20px;
    border-inline-start: var(--thread);
  }
  ul > li::before {
    content: '';
    position: absolute;
    inset: 22px auto auto -20px;
    width: 20px;
    border-block-start: var(--thread);
  }

  @media (min-width: 1000px) {
    > li > span,
    > li > ul > li > span {
      width: max-content;
      margin-inline: auto;
    }
    > li > ul,
    > li > ul > li > ul {
      margin: 0;
      padding: 28px 0 0;
      border: 0;
    }
    /* The stem from an office down to those that report to it. */
    > li > ul::before,
    > li > ul > li > ul::before {
      content: '';
      position: absolute;
      left: 50%;
      width: 0;
      height: 28px;
      margin-block-start: -28px;
      border-inline-start: var(--thread);
    }
    > li > ul > li::before {
      display: none;
    }
    > li > ul > li > ul {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      gap: 0;
    }
    /* The departments hang from one beam. */
    > li > ul > li > ul > li {
      padding: 28px 8px 0;
    }
    > li > ul > li > ul > li::before {
      inset: 0 0 auto;
      width: auto;
    }
    > li > ul > li > ul > li:first-of-type::before {
      left: 50%;
    }
    > li > ul > li > ul > li:last-of-type::before {
      right: 50%;
    }
    > li > ul > li > ul > li::after {
      content: '';
      position: absolute;
      top: 0;
      left: 50%;
      height: 28px;
      border-inline-start: var(--thread);
    }
    ul ul ul span {
      font-size: var(--text-s);
    }
  }
`
