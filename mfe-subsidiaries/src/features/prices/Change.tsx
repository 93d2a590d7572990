import styled from '@emotion/styled'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { formatPercent, isRise } from 'shared-contracts/format'
import { VisuallyHidden } from 'shared-ui'
import { formatChange } from './price-format.ts'
import type { Quote } from './quote.ts'

/** A price's change: green and up, or red and down; zero counts as up (requirement 4). */
export function Change({ quote }: { readonly quote: Quote }) {
  const isUp = isRise(quote.change)
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <Move data-direction={isUp ? 'up' : 'down'}>
      <Arrow size={16} aria-hidden="true" />
      <VisuallyHidden>{isUp ? 'Up' : 'Down'} </VisuallyHidden>
      <span>{formatChange(quote, quote.change)}</span>
      <span>({formatPercent(quote.changePercent)})</span>
    </Move>
  )
}

const Move = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;

  &[data-direction='up'] {
    color: var(--up);
  }
  &[data-direction='down'] {
    color: var(--down);
  }
`
