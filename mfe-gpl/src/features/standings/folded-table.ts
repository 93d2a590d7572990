import styled from '@emotion/styled'
import { DataTable } from './table-styles.ts'

/** Screens too narrow for all figures, if a script can show the rest. */
const FOLDED = '@media screen and (max-width: 47.99em) and (scripting: enabled)'

/**
 * A table whose rows show only the main figures on phones. Cells with `data-rest` appear below them in rows with
 * `data-open`, each with the name in its attribute. Without scripts the table scrolls like every other.
 */
export const FoldedTable = styled(DataTable)`
  tbody th > button {
    display: none;
  }

  /* All of it in the narrowest window that shows all of it. */
  @media screen and (min-width: 48em) and (max-width: 63.99em) {
    th,
    td {
      padding-inline: 5px;
    }
    tbody th {
      font-size: 1.125rem;
    }
    td li {
      width: 1.25rem;
    }
  }

  ${FOLDED} {
    display: block;

    caption,
    thead,
    tbody {
      display: block;
    }
    caption {
      position: static;
      max-width: none;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      border-block-end: 1px solid var(--line);
    }
    th,
    td {
      flex: none;
      width: 2.125rem;
      padding: 4px 2px;
      border: 0;
    }
    tr > :first-child {
      width: 3rem;
      padding-inline-start: 8px;
      text-align: start;
    }
    tr[data-zone] > td:first-of-type {
      align-self: stretch;
      display: grid;
      grid-auto-flow: column;
      align-items: center;
      justify-content: start;
      gap: 4px;
    }
    tr > th:nth-of-type(2):is(thead *),
    tbody th {
      position: static;
      /* The whole first line: what opens begins a line of its own. */
      flex: 1 1 calc(100% - 9.5rem);
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-width: 0;
      min-height: 48px;
      font-size: 1.0625rem;
      white-space: normal;
      background: none;
      box-shadow: none;
    }
    tbody th a {
      width: auto;
    }
    thead th:is(:nth-of-type(2)) {
      min-height: 0;
    }
    tbody th > button {
      display: grid;
      width: 44px;
      margin-inline-end: -8px;
      color: var(--text-muted);
    }
    tr[data-open] svg:is(button *) {
      rotate: 180deg;
    }

    [data-rest] {
      display: none;
    }
    tr[data-open] > [data-rest] {
      order: 1;
      flex: 1 0 auto;
      display: grid;
      gap: 2px;
      justify-items: start;
      width: auto;
      padding: 2px 5px 10px;
      text-align: start;
    }
    [data-rest]::before {
      content: attr(data-rest);
      font-size: var(--text-xs);
      color: var(--text-muted);
    }
    /* Five short names share a line. */
    [data-rest='Goals for']::before {
      content: 'For' / 'Goals for';
    }
    [data-rest='Goals against']::before {
      content: 'Against' / 'Goals against';
    }
  }
  @media screen and (max-width: 22.49em) and (scripting: enabled) {
    th svg:not(button *) {
      display: none;
    }
  }
  /* Large text: the figures stand below the name, under their heads. */
  @media screen and (max-width: 19.99em) and (scripting: enabled) {
    tr {
      justify-content: end;
    }
    tbody th {
      flex-basis: calc(100% - 3rem);
    }
  }
`
