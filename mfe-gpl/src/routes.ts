import type { RemoteRoute } from 'shared-contracts/remote'
import { ARTICLE_HEAD, MATCH_HEAD, PLAYER_HEAD, TEAM_HEAD } from './features/record/record-head.ts'
import { searchOf } from './features/filters/search-of.ts'
import { FIXTURES_HEAD } from './pages/fixtures/fixtures-head.ts'
import { NEWS_HEAD } from './pages/news/news-head.ts'
import { PLAYERS_HEAD } from './pages/players/players-head.ts'
import { TABLES_HEAD } from './pages/tables/tables-head.ts'

/** Needed by every page about a season. */
const SEASONS = '/api/league/seasons'

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    title: 'GPL: the home of Ghana Premier League football',
    description:
      'Live matches, fixtures, tables, teams, players, news and the shop of the Ghana Premier League, in one place.',
    data: [SEASONS, '/api/league/live'],
    page: async () =>
      (await import(/* webpackChunkName: "page-index" */ './pages/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/live',
    title: 'Live match, GPL',
    description:
      'The match of the day, live: four camera angles, statistics, events and the chat of the stands.',
    hasOwnHead: true,
    data: ['/api/league/live', SEASONS],
    page: async () =>
      (await import(/* webpackChunkName: "page-live" */ './pages/live/LivePage.tsx')).LivePage,
  },
  {
    path: '/fixtures',
    ...FIXTURES_HEAD,
    hasOwnHead: true,
    data: [SEASONS],
    search: async () =>
      searchOf(
        (
          await import(
            /* webpackChunkName: "page-fixtures" */ './features/fixtures/fixture-filters.ts'
          )
        ).FIXTURE_FILTERS,
      ),
    page: async () =>
      (await import(/* webpackChunkName: "page-fixtures" */ './pages/fixtures/FixturesPage.tsx'))
        .FixturesPage,
  },
  {
    path: '/tables',
    ...TABLES_HEAD,
    hasOwnHead: true,
    data: [SEASONS, '/api/league/live'],
    search: async () =>
      searchOf(
        (
          await import(
            /* webpackChunkName: "page-tables" */ './features/standings/table-filters.ts'
          )
        ).TABLE_FILTERS,
      ),
    page: async () =>
      (await import(/* webpackChunkName: "page-tables" */ './pages/tables/TablesPage.tsx'))
        .TablesPage,
  },
  {
    path: '/teams',
    title: 'The teams, GPL',
    description:
      'All clubs of the Ghana Premier League: grounds, managers, colours, form and honours.',
    hasOwnHead: true,
    data: [SEASONS],
    search: async () =>
      searchOf(
        (await import(/* webpackChunkName: "page-teams" */ './features/teams/team-filters.ts'))
          .TEAM_FILTERS,
      ),
    page: async () =>
      (await import(/* webpackChunkName: "page-teams" */ './pages/teams/TeamsPage.tsx')).TeamsPage,
  },
  {
    path: '/players',
    ...PLAYERS_HEAD,
    hasOwnHead: true,
    data: [SEASONS],
    search: async () =>
      searchOf(
        (
          await import(
            /* webpackChunkName: "page-players" */ './features/players/player-filters.ts'
          )
        ).PLAYER_FILTERS,
      ),
    page: async () =>
      (await import(/* webpackChunkName: "page-players" */ './pages/players/PlayersPage.tsx'))
        .PlayersPage,
  },
  {
    path: '/news',
    ...NEWS_HEAD,
    hasOwnHead: true,
    data: ['/api/league/articles', '/api/league/topics', SEASONS],
    search: async () =>
      searchOf(
        (await import(/* webpackChunkName: "page-news" */ './features/news/article-filters.ts'))
          .ARTICLE_FILTERS,
      ),
    page: async () =>
      (await import(/* webpackChunkName: "page-news" */ './pages/news/NewsPage.tsx')).NewsPage,
  },
  {
    path: '/shop',
    title: 'Shop: jerseys, accessories and equipment, GPL',
    description:
      'Jerseys of the Black Stars and the clubs, accessories and equipment, delivered anywhere in Ghana.',
    data: ['/api/league/products'],
    search: async () =>
      searchOf(
        (await import(/* webpackChunkName: "page-shop" */ './features/shop/product-filters.ts'))
          .PRODUCT_FILTERS,
      ),
    page: async () =>
      (await import(/* webpackChunkName: "page-shop" */ './pages/shop/ShopPage.tsx')).ShopPage,
  },
  {
    path: '/matches/:match',
    title: MATCH_HEAD.title,
    description: MATCH_HEAD.description,
    hasOwnHead: true,
    record: '/api/league/matches/:match',
    page: async () =>
      (await import(/* webpackChunkName: "page-matches-match" */ './pages/match/MatchPage.tsx'))
        .MatchPage,
  },
  {
    path: '/teams/:team',
    title: TEAM_HEAD.title,
    description: TEAM_HEAD.description,
    hasOwnHead: true,
    record: '/api/league/clubs/:team',
    search: async () =>
      searchOf(
        (
          await import(
            /* webpackChunkName: "page-teams-team" */ './features/meetings/against-filter.ts'
          )
        ).AGAINST_FILTER,
      ),
    page: async () =>
      (await import(/* webpackChunkName: "page-teams-team" */ './pages/team/TeamPage.tsx'))
        .TeamPage,
  },
  {
    path: '/players/:player',
    title: PLAYER_HEAD.title,
    description: PLAYER_HEAD.description,
    hasOwnHead: true,
    record: '/api/league/players/:player',
    page: async () =>
      (await import(/* webpackChunkName: "page-players-player" */ './pages/player/PlayerPage.tsx'))
        .PlayerPage,
  },
  {
    path: '/news/:article',
    title: ARTICLE_HEAD.title,
    description: ARTICLE_HEAD.description,
    hasOwnHead: true,
    record: '/api/league/articles/:article',
    page: async () =>
      (await import(/* webpackChunkName: "page-news-article" */ './pages/article/ArticlePage.tsx'))
        .ArticlePage,
  },
]
