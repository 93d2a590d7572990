import styled from '@emotion/styled'
import { Button, Container, Grid, Message, Muted, Section, Title } from 'shared-ui'
import { NEWS_ARTICLES } from '../../data/news.ts'
import { ArticleCard } from '../../features/news/ArticleCard.tsx'
import { NewsFilters } from '../../features/news/NewsFilters.tsx'
import { featuredArticles, matchingArticles } from '../../features/news/select-articles.ts'
import { useNewsFilters } from '../../features/news/use-news-filters.ts'
import { StoryList } from '../../features/news/StoryList.tsx'
import { NewsletterSection } from '../../features/newsletter/NewsletterSection.tsx'
import { PageHero } from '../../features/page/PageHero.tsx'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { Breadcrumbs } from 'shared-ui/structured-data'

/** Stories from the group's fields (requirement 2.7). */
export function NewsPage() {
  const { category, region, choose, showAll } = useNewsFilters()
  const articles = matchingArticles(NEWS_ARTICLES, category, region)
  return (
    <>
      <Breadcrumbs name="News & Updates" path="/news" />
      <StoryList articles={articles} />
      <PageHero
        eyebrow="Newsroom"
        title="News & Updates"
        seed="news"
        lead="What moves energy, mining, building, farming and trade, in Ghana, in Africa and beyond."
      >
        <Muted>
          Sample articles, written for this site. Links lead to the bodies they are about.
        </Muted>
      </PageHero>
      <Section data-ground="sunk" aria-labelledby="featured-heading">
        <Container>
          <SectionHeading eyebrow="Featured" title="Featured Stories" id="featured-heading" />
          <Grid as="ul" data-of="three">
            {featuredArticles(NEWS_ARTICLES).map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} isFeatured />
              </li>
            ))}
          </Grid>
        </Container>
      </Section>
      <Section aria-labelledby="articles-heading">
        <Container>
          <Head>
            <div>
              <Title id="articles-heading">All Articles</Title>
              <p role="status">{articles.length} article(s) found</p>
            </div>
            <NewsFilters category={category} region={region} choose={choose} />
          </Head>
          {articles.length > 0 ? (
            <Articles>
              {articles.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </Articles>
          ) : (
            <>
              <Message
                title="No news found"
                hint="No articles available for the selected filters."
              />
              <Button look="quiet" onClick={showAll}>
                Show all articles
              </Button>
            </>
          )}
        </Container>
      </Section>
      <NewsletterSection />
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px;
  align-items: end;
  justify-content: space-between;
  margin-block-end: 40px;

  > div:first-of-type {
    display: grid;
    gap: 8px;
  }
  > div:last-of-type {
    flex: 1 1 320px;
    max-width: 480px;
  }
  [role='status'] {
    color: var(--text-muted);
  }
`

/** Fixed columns: a single match keeps the size of a card. */
const Articles = styled.ul`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
`
