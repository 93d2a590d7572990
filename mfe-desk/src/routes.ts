import type { RemoteRoute } from 'shared-contracts/remote'

/** One page: what lies below it depends on who is signed in, so the desk routes by itself. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/*',
    title: 'Desk',
    description: 'Where the people who own the content of this site change it.',
    page: async () => (await import(/* webpackChunkName: "page-all" */ './DeskPage.tsx')).DeskPage,
  },
]
