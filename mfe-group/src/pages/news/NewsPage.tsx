import { useQuery } from 'shared-contracts/query'
import { newsQuery } from 'shared-contracts/api/content-queries'
import { AsyncPanel, Container, Section, SkeletonCards } from 'shared-ui'
import { NEWS_FAILURE } from '../../features/news/news-texts.ts'
import { useNewsFilters } from '../../features/news/use-news-filters.ts'
import { NewsletterSection } from '../../features/newsletter/NewsletterSection.tsx'
import { PageHero } from '../../features/page/PageHero.tsx'
import { Breadcrumbs } from 'shared-ui/structured-data'
import { AllArticles } from './AllArticles.tsx'
import { FeaturedStories } from './FeaturedStories.tsx'

/** News of the group and from its fields (requirement 2.7). */
export function NewsPage() {
  return (
    <>
      <Breadcrumbs name="News & Updates" path="/news" />
      <PageHero
        eyebrow="Newsroom"
        title="News & Updates"
        seed="news"
        lead="What moves energy, mining, building, farming and trade, in Ghana, in Africa and beyond."
      />
      <Stories />
      <NewsletterSection />
    </>
  )
}

function Stories() {
  const { page } = useNewsFilters()
  // The headings stay while another page loads, so that the keyboard goes on from there.
  const query = useQuery({ ...newsQuery(page), placeholderData: (before) => before })
  if (query.data) {
    return (
      <>
        {page === 1 && <FeaturedStories stories={query.data} />}
        <AllArticles stories={query.data} />
      </>
    )
  }
  return (
    <Section aria-label="Stories">
      <Container>
        <AsyncPanel
          query={query}
          loading={<SkeletonCards count={8} />}
          loadingLabel="Loading the news"
          error={NEWS_FAILURE}
        >
          {() => null}
        </AsyncPanel>
      </Container>
    </Section>
  )
}
