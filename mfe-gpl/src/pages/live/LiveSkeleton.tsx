import styled from '@emotion/styled'
import { Skeleton } from 'shared-ui'
import { SkeletonParts, SkeletonRows } from '../../features/skeleton/SkeletonRows.tsx'
import { Columns } from './live-styles.ts'

/** Rows that fill the height of the video on wide screens. */
const EVENTS = 6

/** The shape of a live match that loads: its scoreboard, its video and a timeline. */
export function LiveSkeleton() {
  return (
    <Match>
      <Board>
        <Skeleton variant="circular" />
        <Skeleton variant="rectangular" />
        <Skeleton variant="circular" />
      </Board>
      <Columns>
        <Video variant="rectangular" />
        <SkeletonRows count={EVENTS} />
      </Columns>
    </Match>
  )
}

/** As high as a scoreboard without its outer space; narrow screens stack its parts. */
const Match = styled(SkeletonParts)`
  grid-template-rows: 47px;
  gap: 24px;

  @media (max-width: 47.94em) {
    grid-template-rows: 175px;
  }
`

const Board = styled.div`
  display: flex;
  justify-content: space-around;
  gap: 28px;

  > span {
    width: 96px;
    height: 47px;
  }
  > span:not(:nth-of-type(2)) {
    width: 47px;
  }
  @media (min-width: 47.95em) {
    justify-content: start;
  }
`

const Video = styled(Skeleton)`
  height: auto;
  aspect-ratio: 16 / 9;
`
