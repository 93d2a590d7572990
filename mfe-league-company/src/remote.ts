import { LEAGUE_COMPANY, LEAGUE_COMPANY_PREFIX } from 'shared-contracts'
import { defineRemote } from 'shared-ui'
import { routes } from './routes.ts'
import { PrintSheet } from './site/PrintSheet.tsx'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

export const remote = defineRemote({
  name: 'mfe-league-company',
  siteName: LEAGUE_COMPANY.name,
  theme: 'premiership',
  basePaths: [LEAGUE_COMPANY_PREFIX],
  routes,
  Header: SiteHeader,
  Footer: SiteFooter,
  Frame: PrintSheet,
})
