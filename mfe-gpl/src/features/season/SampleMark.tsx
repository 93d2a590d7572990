import styled from '@emotion/styled'
import { Tag } from 'shared-ui'
import { useScopedSeason } from './SeasonScope.tsx'

/** Says that what stands beside it is invented; nothing where the season is a real one. */
export function SampleMark() {
  return useScopedSeason()?.isSample ? <Mark>Sample season</Mark> : null
}

/** Readable on every ground: it takes the colour of the words around it. */
const Mark = styled(Tag)`
  color: inherit;
  background: color-mix(in srgb, currentColor 12%, transparent);
  text-transform: none;
`
