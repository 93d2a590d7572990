import styled from '@emotion/styled'
import { Skeleton } from 'shared-ui'

/** Placeholders of loading rows, 64 px high unless `--row` says otherwise. */
export function SkeletonRows({ count }: { readonly count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_row, index) => (
        <Row key={index}>
          <Skeleton />
        </Row>
      ))}
    </div>
  )
}

const Row = styled.div`
  display: grid;
  align-items: center;
  height: var(--row, 64px);
  border-block-end: 1px solid var(--line);
`

/** Placeholders of parts below each other: each `Skeleton` is as high as its row of the grid. */
export const SkeletonParts = styled.div`
  display: grid;
  gap: 12px;

  > span {
    height: auto;
  }
`
