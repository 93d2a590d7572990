import type { RemoteRoute } from 'shared-contracts/remote'

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    title: 'GPL: the home of Ghana Premier League football',
    description:
      'Live matches, fixtures, tables, teams, players, news and the shop of the Ghana Premier League, in one place.',
    page: async () =>
      (await import(/* webpackChunkName: "page-index" */ './pages/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/fixtures',
    title: 'Fixtures of matchday 15, GPL',
    description:
      'The eight matches of matchday 15 from January 26 to 29, 2025: search, filter, export to your calendar and set reminders.',
    page: async () =>
      (await import(/* webpackChunkName: "page-fixtures" */ './pages/fixtures/FixturesPage.tsx'))
        .FixturesPage,
  },
]
