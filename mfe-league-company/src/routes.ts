import type { RemoteRoute } from 'shared-contracts/remote'

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    title: 'Ghana Premiership: invest, sponsor, broadcast',
    description:
      'The $50M development initiative of Ghana’s football league, its three sponsorship packages and its broadcast rights, and whom to talk to about them.',
    page: async () =>
      (await import(/* webpackChunkName: "page-index" */ './pages/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/about',
    title: 'About the Ghana Premiership Company',
    description:
      'The company that commercialises Ghana’s football league: its mission, its three pillars and the development initiative it leads.',
    page: async () =>
      (await import(/* webpackChunkName: "page-about" */ './pages/about/AboutPage.tsx')).AboutPage,
  },
]
