import styled from '@emotion/styled'
import { formatMoment } from 'shared-contracts/format/dates'
import Clock from 'lucide-react/icons/clock'
import { useClock } from './use-clock.ts'

/** The time in Ghana, beside the prices. */
export function MarketClock() {
  const now = useClock()
  return (
    <Place>
      <Clock size={16} aria-hidden="true" />
      {now && <time dateTime={now.toISOString()}>{formatMoment(now)}</time>}
    </Place>
  )
}

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 1.6em;
  margin-block-end: 12px;
  font-size: var(--text-s);
  color: var(--text-muted);
`
