import { useHost } from 'shared-contracts'
import type { ReactNode } from 'react'
import { SiteTheme, SkipLink } from 'shared-ui'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'

/** What stays in place between the pages of the group's site. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SiteTheme theme="loom" cache={useHost().styleCache}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </SiteTheme>
  )
}
