import styled from '@emotion/styled'
import Eye from 'lucide-react/icons/eye'
import Timer from 'lucide-react/icons/timer'
import type { ArticleSummary } from '../../league/article.ts'

/** Who wrote it, when, how long it takes and how many have read it. */
export function ArticleMeta({ article }: { readonly article: ArticleSummary }) {
  const { author, publishedDate, readTime, views } = article
  return (
    <Meta>
      <span>{author}</span>
      <span>{publishedDate}</span>
      <span>
        <Timer size={14} aria-hidden="true" /> {readTime}
      </span>
      <span>
        <Eye size={14} aria-hidden="true" /> {views} views
      </span>
    </Meta>
  )
}

export function TagList({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Tags aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>#{tag}</li>
      ))}
    </Tags>
  )
}

/** Two and two: side by side, one of the four would stand alone on most widths. */
const Meta = styled.p`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  gap: 4px 16px;
  font-size: var(--text-s);
  color: var(--text-muted);

  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--brand);
`
