import type { RemoteRoute } from 'shared-contracts/remote'

const SUBSIDIARIES = '/api/subsidiaries'

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    title: 'FBC Partners | Diversified Business Group in Ghana',
    description:
      'FBC Partners is a diversified business group in Accra: oil and gas, procurement, gold, construction and real estate, and agriculture, under one roof since 2014.',
    data: [SUBSIDIARIES],
    page: async () =>
      (await import(/* webpackChunkName: "page-index" */ './pages/home/HomePage.tsx')).HomePage,
  },
]
