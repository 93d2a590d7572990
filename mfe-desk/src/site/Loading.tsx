import styled from '@emotion/styled'
import { Skeleton } from 'shared-ui'

interface LoadingProps {
  /** Subject of the label: `the story`. */
  readonly what: string
}

/** Lines in place of what is loading. */
export function Loading({ what }: LoadingProps) {
  return (
    <Lines role="status" aria-busy="true" aria-label={`Loading ${what}`}>
      <Line variant="rounded" />
      <Line variant="rounded" />
      <Line variant="rounded" />
    </Lines>
  )
}

const Lines = styled.div`
  display: grid;
  gap: 16px;
  width: 100%;
`

const Line = styled(Skeleton)`
  height: 48px;
`
