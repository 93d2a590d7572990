import { NEWS_CATEGORIES, NEWS_REGIONS } from 'shared-contracts/api/news'

/** Values of the news filters, and pages of the list, for which a server renders the page. */
export const NEWS_SEARCH = {
  category: [...NEWS_CATEGORIES],
  region: [...NEWS_REGIONS],
  page: { list: '/api/news-pages', members: ['page'] },
}
