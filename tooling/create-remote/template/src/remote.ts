import { defineRemote } from 'shared-ui'
import { routes } from './routes.ts'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

export const remote = defineRemote({
  name: '__name__',
  siteName: '__title__',
  theme: '__theme__',
  basePaths: ['__prefix__'],
  routes,
  Header: SiteHeader,
  Footer: SiteFooter,
})
