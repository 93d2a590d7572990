import type { Category, NewsArticle, Region } from '../../data/news.ts'

/** Requirement 9: at most three stories are featured. */
const FEATURED_LIMIT = 3

export function featuredArticles(articles: readonly NewsArticle[]): readonly NewsArticle[] {
  return articles.filter(({ featured }) => featured).slice(0, FEATURED_LIMIT)
}

/** Articles that match both filters; `all` matches everything (requirement 4). */
export function matchingArticles(
  articles: readonly NewsArticle[],
  category: Category,
  region: Region,
): readonly NewsArticle[] {
  return articles.filter(
    (article) =>
      (category === 'all' || article.category === category) &&
      (region === 'all' || article.region === region),
  )
}
