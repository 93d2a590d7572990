import styled from '@emotion/styled'
import { Tag } from 'shared-ui'

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 10px;
  height: 100%;
  padding: 12px 16px 20px;
  background: var(--surface-raised);

  > svg {
    width: calc(100% + 32px);
    max-width: none;
    margin: -12px -16px 6px;
  }
  h3 {
    font: 800 1.5rem/1.02 var(--font-display);
    text-transform: uppercase;
  }
  > p {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  > h3 + p {
    font-weight: 600;
    color: var(--text);
  }
`

export const Marks = styled.p`
  position: absolute;
  top: 12px;
  left: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`

export const Mark = styled(Tag)`
  font-weight: 800;
  transform: skewX(-8deg);
`

export const Stars = styled.p`
  span {
    color: var(--brand);
    letter-spacing: 0.1em;
  }
`

export const Price = styled.p`
  && {
    font-size: var(--text-m);
  }
  b {
    margin-inline-end: 10px;
    font: 900 2rem/1 var(--font-display);
    color: var(--text);
  }
  span {
    font-weight: 700;
    white-space: nowrap;
    color: var(--up);
  }
`
