import { HttpError } from 'shared-contracts/host'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Container, SkeletonCards, type AsyncResult } from 'shared-ui'
import { useFilters } from '../../features/filters/use-filters.ts'
import {
  ARTICLE_FILTERS,
  filterArticles,
  newsAddress,
  pagesOf,
} from '../../features/news/article-filters.ts'
import { FullArticle } from '../../features/news/FullArticle.tsx'
import { useFoundArticles } from '../../features/news/use-found-articles.ts'
import { useFocusAfter } from '../../features/page-head/focus-heading.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { ListSection } from '../../features/page-head/list-section.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { articleQuery, articlesQuery } from '../../queries/league-queries.ts'
import { articleAddress } from '../../site/league-addresses.ts'
import { ArticleFilterBar } from './ArticleFilterBar.tsx'
import { FeaturedArticles } from './FeaturedArticles.tsx'
import { ChosenTopic } from './ChosenTopic.tsx'
import { LatestNews } from './LatestNews.tsx'
import { NEWS_HEAD } from './news-head.ts'
import { Columns } from './news-styles.ts'
import { NewsSidebar } from './NewsSidebar.tsx'
import { OtherArticles } from './OtherArticles.tsx'

const LEAD = 'Reports, transfers and talk from all clubs.'

export function NewsPage() {
  const [{ archive }] = useFilters(ARTICLE_FILTERS)
  const page = pagesOf(archive)
  // The headings stay while another page loads, so that the keyboard goes on from there.
  const query = useQuery({ ...articlesQuery(page), placeholderData: (before) => before })
  const hasOnlySamples = query.data?.every(({ isSample }) => isSample) && query.data.length > 0
  return (
    <>
      <PageHead
        eyebrow="From every ground"
        title={NEWS_HEAD.title}
        lead={hasOnlySamples ? `${LEAD} The stories are samples.` : LEAD}
      />
      <ListSection aria-label="News">
        <Container>
          <News query={query} />
        </Container>
      </ListSection>
    </>
  )
}

function News({ query }: { readonly query: AsyncResult<readonly ArticleSummary[]> }) {
  const [filters, change] = useFilters(ARTICLE_FILTERS)
  const { articles, isWhole } = useFoundArticles(query.data, `${filters.q} ${filters.topic}`)
  const { open, awaited } = useOpenArticle(query.data, filters.article)
  const isOpen = open !== undefined
  // The focused link or heading is gone with the article, or with the line about a topic.
  useFocusAfter(isOpen)
  useFocusAfter(filters.topic !== '')

  return (
    <>
      <Head
        {...(open
          ? {
              title: `${open.title}, GPL`,
              description: open.excerpt,
              path: articleAddress(open.slug),
            }
          : { ...NEWS_HEAD, path: '/news' })}
      />
      {!open && <ArticleFilterBar filters={filters} onChange={change} />}
      {!open && filters.topic !== '' && <ChosenTopic topic={filters.topic} />}
      <Columns>
        {open ? (
          <FullArticle key={open.slug} article={open} />
        ) : (
          <AsyncPanel
            query={awaited ?? query}
            loading={<SkeletonCards count={6} />}
            loadingLabel="Loading the news"
            error={{
              title: 'The news could not be loaded',
              hint: RETRY_HINT,
            }}
          >
            {() => {
              const { featured, latest } = filterArticles(articles, filters)
              return (
                <div>
                  {featured.length > 0 && <FeaturedArticles articles={featured} />}
                  <LatestNews
                    hasAny={articles.length > 0}
                    hasFeatured={featured.length > 0}
                    articles={latest}
                    page={filters.page}
                    onMore={(page) => change({ page })}
                    pathOf={(page) => newsAddress({ ...filters, page })}
                  />
                  <OtherArticles filters={filters} isLong={!isWhole} />
                </div>
              )
            }}
          </AsyncPanel>
        )}
        <NewsSidebar />
      </Columns>
    </>
  )
}

/**
 * Finds the story in the address: in the list, or by its own request if it is older than the list.
 *
 * @returns the story, and the request while its answer is missing; an unknown story has neither.
 */
function useOpenArticle(listed: readonly ArticleSummary[] | undefined, slug: string) {
  const known = listed?.find((article) => article.slug === slug)
  const isElsewhere = slug !== '' && listed !== undefined && known === undefined
  const story = useQuery({ ...articleQuery(slug), enabled: isElsewhere })
  const { data, error } = story
  const isUnknown = error instanceof HttpError && error.status === 404
  return { open: known ?? data, awaited: isElsewhere && !data && !isUnknown ? story : null }
}
