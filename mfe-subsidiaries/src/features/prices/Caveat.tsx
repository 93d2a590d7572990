import styled from '@emotion/styled'
import { formatMoment } from 'shared-contracts/format/dates'

interface CaveatProps {
  /** Whether the last refresh has failed, so that the shown prices are from the one before. */
  readonly hasFailed: boolean
  /** Time at which the shown prices were received, in milliseconds since 1970. */
  readonly receivedAt: number
}

/** The note below every panel of prices. */
export function Caveat({ hasFailed, receivedAt }: CaveatProps) {
  return (
    <Line>
      <span>Indicative, not an offer</span>
      <span>Received {formatMoment(receivedAt)}</span>
      {hasFailed && <span>The last update failed; these are the latest prices we have.</span>}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-block-start: 16px;
  font-size: var(--text-s);
  color: var(--text-muted);
`
