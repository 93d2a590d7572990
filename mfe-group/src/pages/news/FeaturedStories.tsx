import type { NewsResponse } from 'shared-contracts/api/news'
import { Container, Grid, Section } from 'shared-ui'
import { ArticleCard } from '../../features/news/ArticleCard.tsx'
import { featuredArticles } from '../../features/news/select-articles.ts'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'

/** The first three featured stories, if there are any. */
export function FeaturedStories({ stories }: { readonly stories: readonly NewsResponse[] }) {
  const featured = featuredArticles(stories)
  if (featured.length === 0) return null
  return (
    <Section data-ground="sunk" aria-labelledby="featured-heading">
      <Container>
        <SectionHeading eyebrow="Featured" title="Featured Stories" id="featured-heading" />
        <Grid as="ul" data-of="three">
          {featured.map((story) => (
            <li key={story.id}>
              <ArticleCard article={story} isFeatured />
            </li>
          ))}
        </Grid>
      </Container>
    </Section>
  )
}
