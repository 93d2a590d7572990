import styled from '@emotion/styled'
import { useRef } from 'react'
import { STORIES_PER_PAGE, type NewsResponse } from 'shared-contracts/api/news'
import { Button, Container, Message, Section, Title } from 'shared-ui'
import { ArticleCard } from '../../features/news/ArticleCard.tsx'
import { NewsFilters } from '../../features/news/NewsFilters.tsx'
import { matchingArticles, withoutFeatured } from '../../features/news/select-articles.ts'
import { StoryList } from '../../features/news/StoryList.tsx'
import { useNewsFilters } from '../../features/news/use-news-filters.ts'
import { OtherNews } from './OtherNews.tsx'

/**
 * The number and list of a page's stories that match both filters. On the first page, without a filter, the featured
 * ones are shown above, and here only if there are no others.
 */
export function AllArticles({ stories }: { readonly stories: readonly NewsResponse[] }) {
  const { category, region, page, isFiltered, choose, showAll } = useNewsFilters()
  const heading = useRef<HTMLHeadingElement>(null)
  const articles = matchingArticles(stories, category, region)
  const others = isFiltered || page > 1 ? articles : withoutFeatured(articles)
  const shown = others.length > 0 ? others : articles
  return (
    <Section aria-labelledby="articles-heading">
      <StoryList articles={articles} />
      <Container>
        <Head>
          <div>
            <Title id="articles-heading" ref={heading} tabIndex={-1}>
              All Articles
            </Title>
            <p role="status">{countText(articles.length)}</p>
          </div>
          <NewsFilters category={category} region={region} choose={choose} />
        </Head>
        {articles.length > 0 ? (
          <Articles>
            {shown.map((story) => (
              <li key={story.id}>
                <ArticleCard article={story} />
              </li>
            ))}
          </Articles>
        ) : (
          <>
            <Message title="No news found" hint="No articles available for the selected filters." />
            {isFiltered && (
              <Button
                look="quiet"
                onClick={() => {
                  showAll()
                  // The button goes, and the keyboard goes on above what it brought.
                  heading.current?.focus()
                }}
              >
                Show all articles
              </Button>
            )}
          </>
        )}
        <OtherNews isLong={stories.length >= STORIES_PER_PAGE} />
      </Container>
    </Section>
  )
}

const countText = (count: number) => (count === 1 ? '1 article found' : `${count} articles found`)

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px;
  align-items: end;
  justify-content: space-between;
  margin-block-end: 40px;

  > div {
    display: grid;
    gap: 8px;
  }
  > form {
    flex: 1 1 320px;
    max-width: 480px;
  }
  [role='status'] {
    color: var(--text-muted);
  }
`

/** Fixed columns: a single result is as wide as any other card. */
const Articles = styled.ul`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
`
