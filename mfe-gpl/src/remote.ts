import { LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { defineRemote } from 'shared-ui'
import { routes } from './routes.ts'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteFrame } from './site/SiteFrame.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

export const remote = defineRemote({
  name: 'mfe-gpl',
  siteName: LEAGUE_COMPANY.name,
  theme: 'floodlight',
  basePaths: [PORTAL_PREFIX],
  routes,
  Header: SiteHeader,
  Footer: SiteFooter,
  Frame: SiteFrame,
})
