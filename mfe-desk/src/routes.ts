import type { RemoteRoute } from 'shared-contracts/remote'

/** One page: its content depends on who is signed in, so the desk does its own routing. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/*',
    title: 'Desk',
    description: 'Where the people who own the content of this site change it.',
    page: async () => (await import(/* webpackChunkName: "page-all" */ './DeskPage.tsx')).DeskPage,
  },
]
