import styled from '@emotion/styled'

/** Scrolls horizontally on narrow screens, so that the page never does. */
export const Scroller = styled.div`
  overflow-x: auto;
  border-block-end: 1px solid var(--line);

  @media print {
    overflow: visible;
  }
`

export const DataTable = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding: 4px 0;
    text-align: start;
    color: var(--text-muted);
  }
  th,
  td {
    padding: 8px 10px;
    text-align: end;
    white-space: nowrap;
    border-block-end: 1px solid var(--line);
  }
  [data-start] {
    text-align: start;
  }
  abbr {
    text-decoration: none;
  }
  thead th {
    font: 700 var(--text-s) / 1.4 var(--font-text);
    color: var(--text-muted);
  }
  tbody th {
    text-align: start;
    font: 700 1.25rem/1.1 var(--font-display);
    text-transform: uppercase;
  }
  th:nth-of-type(2):is(thead *) {
    text-align: start;
  }
  /* A block, so that a narrow screen can bound its width. */
  tbody th a {
    display: inline-block;
    color: inherit;
    text-decoration: none;
  }
  tbody th a:hover {
    text-decoration: underline;
  }
  /* As high as its row, and the row as high as a thumb needs. */
  @media (pointer: coarse) {
    tbody th a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      margin-block: -8px;
    }
  }
  tbody tr:hover {
    background: var(--surface-raised);
  }
  td[data-strong] {
    font: 900 1.5rem/1 var(--font-display);
    color: var(--brand);
  }
  tr > :first-of-type:is(td) {
    box-shadow: inset 5px 0 transparent;
  }
  tr[data-zone='champions-league'] > td:first-of-type {
    box-shadow: inset 5px 0 var(--brand);
  }
  tr[data-zone='confederation'] > td:first-of-type {
    box-shadow: inset 5px 0 #2b98c9;
  }
  tr[data-zone='relegation'] > td:first-of-type {
    box-shadow: inset 5px 0 var(--down);
  }

  @media print {
    th,
    td {
      padding-block: 0;
    }
    td[data-strong],
    tbody th {
      font-size: 1.1rem;
    }
  }
  /* While the figures scroll, the team that they belong to stays. */
  @media (max-width: 47.99em) {
    th,
    td {
      padding-inline: 6px;
    }
    thead th {
      vertical-align: bottom;
      white-space: normal;
    }
    tbody th {
      font-size: 1.125rem;
    }
    /* The longest name leaves room for figures beside it. */
    tbody th a {
      width: max-content;
      max-width: 55vw;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    /* All five letters of a club's form fit beside its name. */
    td li {
      width: 1.25rem;
    }
    /* As wide as what is seen, not as the table; 40 px are the page's margins. */
    caption {
      position: sticky;
      inset-inline-start: 0;
      max-width: calc(100vw - 40px);
    }
    th:nth-of-type(2):is(thead *),
    tbody th {
      position: sticky;
      inset-inline-start: 0;
      background: var(--surface);
      box-shadow: 1px 0 var(--line);
    }
  }
`

export const ClubCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;

  @media (max-width: 47.99em) {
    gap: 8px;
  }
`
