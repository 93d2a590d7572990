import { useHost } from 'shared-contracts'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { FailurePanel, SiteTheme, SkipLink } from 'shared-ui'
import type { ReactNode } from 'react'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'
import { routes } from './routes.ts'

export const remote: RemoteDefinition = {
  name: '__name__',
  theme: '__theme__',
  basePaths: ['__prefix__'],
  routes,
  Layout,
  Failure,
}

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteTheme theme="__theme__" cache={useHost().styleCache}>
      <SkipLink />
      <SiteHeader />
      {children}
      <SiteFooter />
    </SiteTheme>
  )
}

function Failure({ retry }: FailureProps) {
  return (
    <main id="main" tabIndex={-1}>
      <FailurePanel onRetry={retry} />
    </main>
  )
}
