import { PORTAL_PREFIX, useHost } from 'shared-contracts'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { FailurePanel, SiteTheme, SkipLink } from 'shared-ui'
import type { ReactNode } from 'react'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'
import { routes } from './routes.ts'

export const remote: RemoteDefinition = {
  name: 'mfe-gpl',
  theme: 'floodlight',
  basePaths: [PORTAL_PREFIX],
  routes,
  Layout,
  Failure,
}

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteTheme theme="floodlight" cache={useHost().styleCache}>
      <SkipLink />
      <SiteHeader />
      {children}
      <SiteFooter />
    </SiteTheme>
  )
}

function Failure({ retry }: FailureProps) {
  return (
    <SiteTheme theme="floodlight" cache={useHost().styleCache} isOverlay>
      <main id="main" tabIndex={-1}>
        <FailurePanel onRetry={retry} home={PORTAL_PREFIX} />
      </main>
    </SiteTheme>
  )
}
