import { defineRemote } from 'shared-ui'
import { routes } from './routes.ts'
import { DeskFrame } from './site/DeskFrame.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

export const remote = defineRemote({
  name: 'mfe-desk',
  siteName: 'Desk',
  theme: 'loom',
  basePaths: ['/desk'],
  isUnlisted: true,
  routes,
  Header: SiteHeader,
  Frame: DeskFrame,
})
