import type { NewsResponse } from 'shared-contracts/api/news'
import { Tag } from 'shared-ui'
import { StoryCard } from './StoryCard.tsx'
import { StoryTags } from './StoryTags.tsx'

interface ArticleCardProps {
  readonly article: NewsResponse
  readonly isFeatured?: boolean
}

/** A story of the news page, with its tags and its source. */
export function ArticleCard({ article, isFeatured = false }: ArticleCardProps) {
  const { slug, source, sourceUrl } = article
  const isElsewhere = !slug && source && sourceUrl
  return (
    <StoryCard story={article} {...(isElsewhere && { linkText: `Read at ${source}` })}>
      <StoryTags story={article}>
        {isFeatured ? <Tag data-tone="brand">Featured</Tag> : null}
      </StoryTags>
    </StoryCard>
  )
}
