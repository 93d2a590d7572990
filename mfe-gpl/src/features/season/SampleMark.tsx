import styled from '@emotion/styled'
import { Tag } from 'shared-ui'
import { useScopedSeason } from './SeasonScope.tsx'

/** Marks the data of a sample season as invented; renders nothing for a real season. */
export function SampleMark() {
  return useScopedSeason()?.isSample ? <Mark>Sample season</Mark> : null
}

/** Legible on every ground, because it takes the colour of the surrounding text. */
const Mark = styled(Tag)`
  color: inherit;
  background: color-mix(in srgb, currentColor 12%, transparent);
  text-transform: none;
`
