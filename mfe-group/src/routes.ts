import type { RemoteRoute } from 'shared-contracts/remote'
import { STORY_HEAD } from './pages/story/story-head.ts'

/** Needed by header and footer of every page. */
const FRAME = ['/api/subsidiaries', '/api/company']

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    title: 'FBC Partners | Diversified Business Group in Ghana',
    description:
      'FBC Partners is a diversified business group in Accra: oil and gas, procurement, gold, construction and real estate, and agriculture, since 2014.',
    data: [...FRAME, '/api/news'],
    page: async () =>
      (await import(/* webpackChunkName: "page-index" */ './pages/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/about',
    title: 'About Us | FBC Partners',
    description:
      'Who FBC Partners is: mission, vision and INSPIRE values, the portfolio of the group, its management team and what it commits to.',
    data: [...FRAME, '/api/people'],
    page: async () =>
      (await import(/* webpackChunkName: "page-about" */ './pages/about/AboutPage.tsx')).AboutPage,
  },
  {
    path: '/services',
    title: 'Services | FBC Partners',
    description:
      'Energy, procurement, gold trading, construction and agriculture, with logistics, finance, advice and the other services that support them.',
    data: FRAME,
    page: async () =>
      (await import(/* webpackChunkName: "page-services" */ './pages/services/ServicesPage.tsx'))
        .ServicesPage,
  },
  {
    path: '/news',
    title: 'News & Updates | FBC Partners',
    description:
      'Stories from energy, mining, construction, agriculture, business and technology in Ghana, Africa and the world.',
    data: [...FRAME, '/api/news'],
    search: async () =>
      (await import(/* webpackChunkName: "page-news" */ './features/news/news-search.ts'))
        .NEWS_SEARCH,
    page: async () =>
      (await import(/* webpackChunkName: "page-news" */ './pages/news/NewsPage.tsx')).NewsPage,
  },
  {
    path: '/news/:slug',
    title: STORY_HEAD.title,
    description: STORY_HEAD.description,
    hasOwnHead: true,
    data: FRAME,
    record: '/api/news/:slug',
    page: async () =>
      (await import(/* webpackChunkName: "page-news-slug" */ './pages/story/StoryPage.tsx'))
        .StoryPage,
  },
  {
    path: '/search',
    title: 'Search | FBC Partners',
    description: 'Search the subsidiaries, services, news and company pages of FBC Partners.',
    data: FRAME,
    page: async () =>
      (await import(/* webpackChunkName: "page-search" */ './pages/search/SearchPage.tsx'))
        .SearchPage,
  },
  {
    path: '/privacy',
    title: 'Privacy Policy | FBC Partners',
    description:
      'What FBC Partners collects on this site, why, how long it is kept, and the rights that you have over it.',
    data: FRAME,
    page: async () =>
      (await import(/* webpackChunkName: "page-privacy" */ './pages/privacy/PrivacyPage.tsx'))
        .PrivacyPage,
  },
  {
    path: '/careers',
    title: 'Careers | FBC Partners',
    description:
      'Join our team: current openings in energy, procurement, gold trading, construction and agriculture in Accra, Ghana.',
    data: [...FRAME, '/api/openings'],
    page: async () =>
      (await import(/* webpackChunkName: "page-careers" */ './pages/careers/CareersPage.tsx'))
        .CareersPage,
  },
]
