import { CATEGORIES, REGIONS } from '../../data/news.ts'

/** Filters of the news that a server renders the page for. */
export const NEWS_SEARCH = { category: CATEGORIES.slice(1), region: REGIONS.slice(1) }
