import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { NewsResponse } from 'shared-contracts/api/news'
import { Row, Tag } from 'shared-ui'

interface StoryTagsProps {
  readonly story: NewsResponse
  readonly children?: ReactNode
}

/** What a story is filed under; one that says nothing of it has no tags. */
export function StoryTags({ story: { category, region }, children = null }: StoryTagsProps) {
  if (!category && !region && !children) return null
  return (
    <Row>
      {children}
      {category && <Named>{category}</Named>}
      {region && <Named>{region}</Named>}
    </Row>
  )
}

const Named = styled(Tag)`
  text-transform: capitalize;
`
