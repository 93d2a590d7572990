import { COMPANY } from 'shared-contracts/site/company'
import { GROUP_PREFIX } from 'shared-contracts/site/addresses'
import { defineRemote } from 'shared-ui'
import { routes } from './routes.ts'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteFrame } from './site/SiteFrame.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

export const remote = defineRemote({
  name: 'mfe-group',
  siteName: COMPANY.name,
  theme: 'loom',
  basePaths: ['', GROUP_PREFIX],
  routes,
  Header: SiteHeader,
  Footer: SiteFooter,
  Frame: SiteFrame,
})
