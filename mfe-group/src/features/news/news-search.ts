import { NEWS_CATEGORIES, NEWS_REGIONS } from 'shared-contracts/api/news'

/** Filters of the news that a server renders the page for. */
export const NEWS_SEARCH = { category: [...NEWS_CATEGORIES], region: [...NEWS_REGIONS] }
