import type { ArticleSummary } from 'shared-contracts/league/article'

/** Maximum number of related stories. */
const MOST = 3

/** Returns the stories most similar to one: a category counts as two tags; newest first among equals. */
export function relatedTo(
  article: ArticleSummary,
  articles: readonly ArticleSummary[],
): ArticleSummary[] {
  const closeness = (other: ArticleSummary) =>
    (other.category === article.category ? 2 : 0) +
    other.tags.filter((tag) => article.tags.includes(tag)).length
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => closeness(b) - closeness(a) || b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, MOST)
}
