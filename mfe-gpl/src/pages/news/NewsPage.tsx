import { Container, Section } from 'shared-ui'
import { ARTICLES } from '../../data/news/articles.ts'
import { useFilters } from '../../features/filters/use-filters.ts'
import { ARTICLE_FILTERS, filterArticles } from '../../features/news/article-filters.ts'
import { FullArticle } from '../../features/news/FullArticle.tsx'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import { ArticleFilterBar } from './ArticleFilterBar.tsx'
import { FeaturedArticles } from './FeaturedArticles.tsx'
import { LatestNews } from './LatestNews.tsx'
import { Columns } from './news-styles.ts'
import { NewsSidebar } from './NewsSidebar.tsx'

export function NewsPage() {
  const [filters, change] = useFilters(ARTICLE_FILTERS)
  const { featured, latest } = filterArticles(ARTICLES, filters)
  const open = ARTICLES.find(({ id }) => String(id) === filters.article)
  return (
    <>
      <PageHead
        eyebrow="From every ground"
        title="GPL News & Updates"
        lead="Reports, transfers and talk from all 18 clubs. The stories are samples."
      />
      <Section aria-label="News">
        <Container>
          {!open && <ArticleFilterBar filters={filters} onChange={change} />}
          <Columns>
            {open ? (
              <FullArticle key={open.id} article={open} />
            ) : (
              <div>
                {featured.length > 0 && <FeaturedArticles articles={featured} />}
                <LatestNews
                  articles={latest}
                  page={filters.page}
                  onMore={(page) => change({ page })}
                />
              </div>
            )}
            <NewsSidebar />
          </Columns>
        </Container>
      </Section>
    </>
  )
}
