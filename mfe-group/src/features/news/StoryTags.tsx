import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { NewsResponse } from 'shared-contracts/api/news'
import { Row, Tag } from 'shared-ui'

interface StoryTagsProps {
  readonly story: NewsResponse
  readonly children?: ReactNode
}

/** A story's category and region, and a mark for a sample; renders nothing without any tags. */
export function StoryTags({ story, children = null }: StoryTagsProps) {
  const { category, region, isSample } = story
  if (!category && !region && !isSample && !children) return null
  return (
    <Row>
      {children}
      {isSample && <Tag>Sample</Tag>}
      {category && <Named>{category}</Named>}
      {region && <Named>{region}</Named>}
    </Row>
  )
}

const Named = styled(Tag)`
  text-transform: capitalize;
`
