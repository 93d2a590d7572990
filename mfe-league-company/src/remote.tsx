import { LEAGUE_COMPANY_PREFIX, useHost } from 'shared-contracts'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { FailurePanel, SiteTheme, SkipLink } from 'shared-ui'
import type { ReactNode } from 'react'
import { PrintSheet } from './site/PrintSheet.tsx'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'
import { routes } from './routes.ts'

export const remote: RemoteDefinition = {
  name: 'mfe-league-company',
  theme: 'premiership',
  basePaths: [LEAGUE_COMPANY_PREFIX],
  routes,
  Layout,
  Failure,
}

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteTheme theme="premiership" cache={useHost().styleCache}>
      <PrintSheet>
        <SkipLink />
        <SiteHeader />
        {children}
        <SiteFooter />
      </PrintSheet>
    </SiteTheme>
  )
}

function Failure({ retry }: FailureProps) {
  return (
    <SiteTheme theme="premiership" cache={useHost().styleCache} isOverlay>
      <main id="main" tabIndex={-1}>
        <FailurePanel onRetry={retry} home={LEAGUE_COMPANY_PREFIX} />
      </main>
    </SiteTheme>
  )
}
