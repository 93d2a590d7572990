import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { Link } from 'shared-contracts/router'
import { Button, Message, Muted, Title, type PanelText } from 'shared-ui'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { Count } from '../../features/filters/filter-styles.ts'
import { PAGE_SIZE, pagesOf } from '../../features/news/article-filters.ts'
import { ArticleCard } from '../../features/news/ArticleCard.tsx'
import { Articles, Part } from './news-styles.ts'

interface LatestNewsProps {
  readonly articles: readonly ArticleSummary[]
  /** Whether there is any article at all, found or not. */
  readonly hasAny: boolean
  /** Whether featured articles are shown above. */
  readonly hasFeatured: boolean
  /** Number of shown pages, as in the address. */
  readonly page: string
  readonly onMore: (page: string) => void
  /** Returns the path of the list with this number of shown pages, for browsers without scripts. */
  readonly pathOf: (page: string) => string
}

export function LatestNews(props: LatestNewsProps) {
  const { articles, hasAny, hasFeatured, page, onMore, pathOf } = props
  const pages = pagesOf(page)
  const shown = articles.slice(0, pages * PAGE_SIZE)
  const count = articles.length
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef<number | null>(null)

  // What was loaded is above the button, which may be off now.
  useEffect(() => {
    const before = shownBefore.current
    if (before === null || shown.length <= before) return
    shownBefore.current = null
    list.current?.children[before]?.querySelector('a')?.focus()
  }, [shown.length])

  return (
    <Part aria-labelledby="latest">
      <Title id="latest">Latest News</Title>
      <Count role="status">
        {count} {count === 1 ? 'article' : 'articles'} found
      </Count>
      {count === 0 && <Message {...nothingFound(hasAny, hasFeatured)} />}
      <Articles ref={list}>
        {shown.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </Articles>
      {count > 0 && (
        <More>
          <Muted aria-live="polite">
            Showing {shown.length} of {count}
          </Muted>
          <Button
            look="outline"
            disabled={shown.length === count}
            onClick={() => {
              shownBefore.current = shown.length
              onMore(String(pages + 1))
            }}
          >
            Load More Articles
          </Button>
          {shown.length < count && (
            <noscript>
              <Link to={pathOf(String(pages + 1))}>Older stories</Link>
            </noscript>
          )}
        </More>
      )}
    </Part>
  )
}

function nothingFound(hasAny: boolean, hasFeatured: boolean): PanelText {
  if (hasFeatured) {
    return { title: 'No other articles', hint: 'What was found is featured above.' }
  }
  return hasAny
    ? {
        title: 'No articles found',
        hint: 'Try adjusting your search or choose another category.',
      }
    : { title: 'No news yet', hint: 'Stories stand here as soon as the league has told some.' }
}

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin-block-start: 32px;
`
