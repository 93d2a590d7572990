import styled from '@emotion/styled'
import Eye from 'lucide-react/icons/eye'
import Timer from 'lucide-react/icons/timer'
import type { ArticleSummary } from 'shared-contracts/league'

/** Who wrote it, when, how long it takes and how many have read it. */
export function ArticleMeta({ article }: { readonly article: ArticleSummary }) {
  const { author, publishedDate, readTime, views } = article
  return (
    <Meta>
      <Pair>
        <span>{author}</span>
        <span>{publishedDate}</span>
      </Pair>
      <Pair>
        <span>
          <Timer size={14} aria-hidden="true" /> {readTime}
        </span>
        <span>
          <Eye size={14} aria-hidden="true" /> {views} views
        </span>
      </Pair>
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

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: var(--text-s);
  color: var(--text-muted);

  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`

/** Two facts that move to the next line together. */
const Pair = styled.span`
  && {
    gap: inherit;
    flex-wrap: wrap;
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
