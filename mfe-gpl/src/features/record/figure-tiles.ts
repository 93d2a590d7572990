import styled from '@emotion/styled'

/** Figures in tiles of the width `--tile` at least; the last row is stretched. */
export const FigureTiles = styled.dl`
  --tile: 7.5rem;
  display: flex;
  flex-wrap: wrap;
  gap: 2px;

  div {
    display: flex;
    flex: 1 1 var(--tile);
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 12px;
    background: var(--surface-raised);
  }
  dt {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  dd {
    font: 900 2.25rem/1 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--brand);
  }
`
