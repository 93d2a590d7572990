import { Title } from 'shared-ui'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { ArticleCard } from '../../features/news/ArticleCard.tsx'
import { Articles, Part } from './news-styles.ts'

export function FeaturedArticles({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  return (
    <Part aria-labelledby="featured">
      <Title id="featured">Featured</Title>
      <Articles data-featured>
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} isLarge={index === 0} />
          </li>
        ))}
      </Articles>
    </Part>
  )
}
