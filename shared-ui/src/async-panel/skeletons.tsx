import styled from '@emotion/styled'
import { Grid } from '../layout/layout.ts'
import { Skeleton } from './Skeleton.tsx'

/** Placeholders of loading cards, each with a picture, a heading and lines of text. */
export function SkeletonCards({ count }: { readonly count: number }) {
  return (
    <Grid>
      {Array.from({ length: count }, (_card, index) => (
        <div key={index}>
          <Picture variant="rectangular" />
          <Heading variant="text" />
          <Skeleton variant="text" />
          <Skeleton variant="text" />
        </div>
      ))}
    </Grid>
  )
}

const Picture = styled(Skeleton)`
  height: auto;
  aspect-ratio: 16 / 10;
  margin-block-end: 16px;
`

const Heading = styled(Skeleton)`
  width: 60%;
  height: 2rem;
`
