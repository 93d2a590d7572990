import styled from '@emotion/styled'
import { Section } from 'shared-ui'

/** The list of a page, close below its head. */
export const ListSection = styled(Section)`
  padding-block-start: clamp(12px, 1.5vw, 20px);
`
