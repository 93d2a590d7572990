import styled from '@emotion/styled'
import { Skeleton } from 'shared-ui'
import { SkeletonParts, SkeletonRows } from '../../features/skeleton/SkeletonRows.tsx'

/** The number of clubs until the season is known (requirement 9). */
const TEAMS = 18

/** The shape of a table that loads. */
export function TableSkeleton({ teams }: { readonly teams: number }) {
  return (
    <Table>
      <SkeletonRows count={teams} />
    </Table>
  )
}

/** The shape of the views of a table that loads. */
export function ViewsSkeleton({ teams }: { readonly teams: number }) {
  return (
    <Views>
      <Skeleton variant="rectangular" />
      <TableSkeleton teams={teams} />
    </Views>
  )
}

/** The shape of the page whose season loads: its controls and the views of its table. */
export function TablesSkeleton() {
  return (
    <Page>
      <Skeleton variant="rectangular" />
      <ViewsSkeleton teams={TEAMS} />
    </Page>
  )
}

/** The rows stand below caption and head. */
const Table = styled.div`
  --row: 50px;
  padding-block-start: 70px;

  @media (max-width: 47.99em) {
    --row: 53px;
    padding-block-start: 83px;
  }
`

const Views = styled(SkeletonParts)`
  grid-template-rows: 48px;
  margin-block-start: 12px;
`

const Page = styled(SkeletonParts)`
  grid-template-rows: 74px;
  gap: 0;

  @media (max-width: 767.98px) {
    grid-template-rows: 44px;
  }
`
