import { expect, it } from '@jest/globals'
import { pageSources } from './page-sources.ts'

const ROUTES = `
export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    title: 'Home',
    page: async () =>
      (await import(/* webpackChunkName: "page-index" */ './pages/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/teams/:team',
    hasOwnHead: true,
    search: async () =>
      searchOf(
        (await import(/* webpackChunkName: "page-teams-team" */ './features/filter.ts')).FILTER,
      ),
    page: async () =>
      (
        await import(
          /* webpackChunkName: "page-teams-team" */ './pages/team/TeamPage.tsx'
        )
      ).TeamPage,
  },
]
`

it('finds the file and the component of every route', () => {
  expect(pageSources(ROUTES)).toEqual([
    { path: '/', hasOwnHead: false, file: './pages/home/HomePage.tsx', component: 'HomePage' },
    {
      path: '/teams/:team',
      hasOwnHead: true,
      file: './pages/team/TeamPage.tsx',
      component: 'TeamPage',
    },
  ])
})

it('refuses a route whose page it does not find', () => {
  expect(() => pageSources("[\n  {\n    path: '/about',\n    page: loadAbout,\n  },\n]")).toThrow(
    'No page is imported for /about',
  )
})
