import type { ArticleSummary } from 'shared-contracts/league/article'

/** Stories below another one. */
const MOST = 3

/** Stories that share most with one: a category counts as two tags; of equal ones the newest. */
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
