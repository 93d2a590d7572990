import styled from '@emotion/styled'
import Eye from 'lucide-react/icons/eye'
import Timer from 'lucide-react/icons/timer'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { useQuery } from 'shared-contracts/query'
import { seasonsQuery } from '../../queries/league-queries.ts'
import { nounFor } from '../words/noun-for.ts'
import { formatCount, publishedText, readTimeOf } from './article-facts.ts'

/** Returns the time at which the samples' clock stands still: that of the newest sample season. */
function useSampleClock(): string | null {
  const { data: seasons = [] } = useQuery(seasonsQuery())
  return seasons.find(({ isSample }) => isSample)?.clock ?? null
}

/** Author, date, reading time and, if it is known, the number of readers. */
export function ArticleMeta({ article }: { readonly article: ArticleSummary }) {
  const clock = useSampleClock()
  return (
    <Meta>
      <span>{article.author}</span>
      <time dateTime={article.publishedAt}>{publishedText(article, clock)}</time>
      <span>
        <Timer size={14} aria-hidden="true" /> {readTimeOf(article)}
      </span>
      {/* Only those of samples are known. */}
      {article.views > 0 && (
        <span>
          <Eye size={14} aria-hidden="true" /> {formatCount(article.views)}{' '}
          {nounFor(article.views, 'view')}
        </span>
      )}
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

/** Two per row: on most widths, one of the four would otherwise be alone on a line. */
const Meta = styled.p`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, max-content));
  justify-content: start;
  gap: 4px 16px;
  font-size: var(--text-s);
  color: var(--text-muted);

  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    overflow-wrap: anywhere;
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
