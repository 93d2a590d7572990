import type { NewsResponse } from 'shared-contracts/api/news'
import type { Category, Region } from './use-news-filters.ts'

/** Requirement 9: at most three stories are featured. Requirement 2.4: the home page shows three. */
const FEATURED_LIMIT = 3

export function featuredArticles(articles: readonly NewsResponse[]): readonly NewsResponse[] {
  return articles.filter(({ featured }) => featured).slice(0, FEATURED_LIMIT)
}

/** Returns the stories below the featured ones: all others. */
export function withoutFeatured(articles: readonly NewsResponse[]): readonly NewsResponse[] {
  const featured = featuredArticles(articles)
  return articles.filter((article) => !featured.includes(article))
}

/** Returns the home page's stories: the newest featured ones, completed with the newest others. */
export function homeArticles(articles: readonly NewsResponse[]): readonly NewsResponse[] {
  const others = articles.filter(({ featured }) => !featured)
  return [...featuredArticles(articles), ...others].slice(0, FEATURED_LIMIT)
}

/** Articles that match both filters; `all` matches everything (requirement 4). */
export function matchingArticles(
  articles: readonly NewsResponse[],
  category: Category,
  region: Region,
): readonly NewsResponse[] {
  return articles.filter(
    (article) =>
      (category === 'all' || article.category === category) &&
      (region === 'all' || article.region === region),
  )
}
