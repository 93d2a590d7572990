import styled from '@emotion/styled'

interface MovementProps {
  /** Place after the previous matchday, and now; null if there was none before. */
  readonly from: number | null
  readonly to: number
}

/** Shows whether a club has climbed or fallen since the previous matchday. */
export function Movement({ from, to }: MovementProps) {
  if (from === null || from === to) {
    return (
      <Mark role="img" aria-label="unchanged">
        –
      </Mark>
    )
  }
  const steps = Math.abs(from - to)
  const isUp = to < from
  return (
    <Mark data-up={isUp} role="img" aria-label={`${isUp ? 'up' : 'down'} ${steps} from ${from}`}>
      {isUp ? '▲' : '▼'}
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-block;
  width: 16px;
  font-size: 0.7rem;
  color: var(--text-muted);

  &[data-up='true'] {
    color: var(--up);
  }
  &[data-up='false'] {
    color: var(--down);
  }
`
