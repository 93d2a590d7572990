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
]
