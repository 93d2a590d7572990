import styled from '@emotion/styled'
import { Skeleton } from 'shared-ui'

/** Numbered entries, in two columns where there is room. */
export const List = styled.ul`
  display: grid;
  gap: 0 clamp(24px, 5vw, 80px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  counter-reset: service;
  overflow-wrap: anywhere;

  li {
    counter-increment: service;
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: 6px 0;
    align-content: start;
    align-items: baseline;
    min-height: 128px;
    padding-block: 20px;
    border-block-start: 1px solid var(--edge);
  }
  li::before {
    content: counter(service, decimal-leading-zero) / '';
    font: 600 var(--text-s) / 1 var(--font-text);
    color: var(--accent);
  }
  h3 {
    font: var(--display-weight) var(--text-l) / 1.25 var(--font-display);
  }
  p {
    grid-column: 2;
    max-width: 56ch;
    color: var(--text-muted);
    text-wrap: pretty;
  }
`

/** As tall as a service with a sentence of two lines. */
export const Placeholder = styled(Skeleton)`
  height: 120px;
  margin-block-end: 8px;
`
