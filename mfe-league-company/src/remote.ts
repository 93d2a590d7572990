import { LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { LEAGUE_COMPANY_PREFIX } from 'shared-contracts/site/addresses'
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
