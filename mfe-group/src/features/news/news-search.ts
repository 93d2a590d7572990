import { NEWS_CATEGORIES, NEWS_REGIONS } from 'shared-contracts/api/news'

/** Values of the news filters for which a server renders the page. */
export const NEWS_SEARCH = { category: [...NEWS_CATEGORIES], region: [...NEWS_REGIONS] }
