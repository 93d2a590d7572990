import {
  ARTICLE_CATEGORIES,
  ARTICLES_PER_PAGE,
  type ArticleSummary,
} from 'shared-contracts/league/article'
import { search } from '../filters/search.ts'
import { oneOf, text, type Filter, type FilterValues } from '../filters/use-filters.ts'
import { archiveFilter, topicFilter } from '../filters/listed-filters.ts'

export const ALL = 'All'
export const CATEGORIES = [ALL, ...ARTICLE_CATEGORIES] as const

/** How many articles are shown at first, and how many more a press of Load More shows. */
export const PAGE_SIZE = 9

/** How many pages of the list are shown. A server renders each that there can be. */
const pageFilter: Filter = Object.assign((stated: string | null) => text(stated), {
  values: Array.from({ length: Math.ceil(ARTICLES_PER_PAGE / PAGE_SIZE) - 1 }, (_, index) =>
    String(index + 2),
  ),
})

export const ARTICLE_FILTERS = {
  q: text,
  category: oneOf(CATEGORIES),
  /** Name of a topic that supporters talk about. */
  topic: topicFilter,
  /** Slug of the article that is shown. */
  article: text,
  page: pageFilter,
  /** Page of the API's list: beyond the first, older stories. */
  archive: archiveFilter,
}
export type ArticleFilters = FilterValues<typeof ARTICLE_FILTERS>

/** Returns the articles that match search, category and topic (requirements 4 and 5), the featured ones apart. */
export function filterArticles(
  articles: readonly ArticleSummary[],
  { q, category, topic }: Pick<ArticleFilters, 'q' | 'category' | 'topic'>,
): { featured: ArticleSummary[]; latest: ArticleSummary[] } {
  const matches = search(articles, q, ({ title, excerpt }) => [title, excerpt]).filter(
    (article) =>
      (category === ALL || article.category === category) &&
      (topic === '' || isAbout(topic)(article)),
  )
  return {
    featured: matches.filter(({ isFeatured }) => isFeatured),
    latest: matches.filter(({ isFeatured }) => !isFeatured),
  }
}

/** Whether a story has the topic among its tags, or names it in its title or excerpt. */
export const isAbout = (topic: string) => {
  const name = topic.trim().toLowerCase()
  return ({ title, excerpt, tags }: Pick<ArticleSummary, 'title' | 'excerpt' | 'tags'>) =>
    tags.some((tag) => tag.toLowerCase() === name) ||
    [title, excerpt].some((words) => words.toLowerCase().includes(name))
}

/** Returns the number of pages in the address: at least one. */
export function pagesOf(page: string): number {
  const pages = Number(page)
  return Number.isInteger(pages) && pages > 1 ? pages : 1
}

/** Returns the path of a view of the news, within the portal. */
export function newsAddress(filters: Partial<ArticleFilters>): string {
  const params = new URLSearchParams(
    Object.entries(filters).filter(([, value]) => value !== '' && value !== ALL),
  ).toString()
  return `/news${params && `?${params}`}`
}

/** Returns the path of the stories about a topic, within the portal. */
export const topicAddress = (topic: string) => `/news?topic=${encodeURIComponent(topic)}`

/** Returns the path of an article shown in place of the lists, within the portal; it also has its own page. */
export const readAddress = ({ slug }: Pick<ArticleSummary, 'slug'>) =>
  `/news?article=${encodeURIComponent(slug)}`
