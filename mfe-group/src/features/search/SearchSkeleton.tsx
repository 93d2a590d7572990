import styled from '@emotion/styled'
import { Skeleton } from 'shared-ui'

/** Placeholders while the search is running. */
export function SearchSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Searching">
      {[1, 2, 3, 4].map((result) => (
        <Result key={result}>
          <Skeleton variant="text" />
          <Skeleton variant="text" />
          <Skeleton variant="text" />
        </Result>
      ))}
    </div>
  )
}

const Result = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 24px;
  border-block-start: 1px solid var(--line);

  > :first-of-type {
    width: 6rem;
  }
  > :nth-of-type(2) {
    width: 40%;
    height: 2rem;
  }
`
