import styled from '@emotion/styled'

/** Scrolls horizontally if a table is wider than the screen. */
export const TableFrame = styled.div`
  width: 100%;
  overflow-x: auto;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 12px 16px;
    text-align: start;
    white-space: nowrap;
    border-block-end: 1px solid var(--line);
  }
  tbody tr:last-of-type > * {
    border-block-end: 0;
  }
`
