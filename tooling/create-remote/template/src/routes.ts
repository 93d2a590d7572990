import type { RemoteRoute } from 'shared-contracts/remote'

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    title: '__title__',
    description: '__title__: what it is and what it offers.',
    page: async () =>
      (await import(/* webpackChunkName: "page-index" */ './pages/home/HomePage.tsx')).HomePage,
  },
]
