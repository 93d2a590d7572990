import { useHost } from 'shared-contracts'
import type { ReactNode } from 'react'
import { SiteTheme, SkipLink } from 'shared-ui'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** What stays in place between the pages of the group's site. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SiteTheme theme="loom" cache={useHost().styleCache}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </SiteTheme>
  )
}
