import { PORTAL_PREFIX, useHost } from 'shared-contracts'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { FailurePanel, SiteTheme, SkipLink } from 'shared-ui'
import type { ReactNode } from 'react'
import { PortalFooter } from './features/frame/PortalFooter.tsx'
import { PortalHeader } from './features/frame/PortalHeader.tsx'
import { routes } from './routes.tsx'

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
      <PortalHeader />
      {children}
      <PortalFooter />
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
