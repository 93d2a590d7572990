import styled from '@emotion/styled'
import { Card } from 'shared-ui'

export const CardHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;

  > span {
    font: 600 var(--text-xs) / 1.5 var(--font-text);
    letter-spacing: 0.08em;
    color: var(--text-muted);
  }
`

export const CardRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 16px;
`

export const Price = styled.p`
  font-size: var(--text-s);
  color: var(--text-muted);

  strong {
    display: block;
    font: var(--display-weight) var(--text-xl) / 1.2 var(--font-display);
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--text);
  }
`

/** As tall as a price card. */
export const PlaceholderCard = styled(Card)`
  min-height: 216px;

  span:nth-of-type(2) {
    flex: 1;
  }
`
