import { useHost } from 'shared-contracts'
import { useLocation } from 'shared-contracts/router'
import type { ReactNode } from 'react'
import { SiteTheme, SkipLink } from 'shared-ui'
import { siteOf } from '../data/sites.ts'
import { ContactSection } from '../features/contact/ContactSection.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { Hero } from '../features/hero/Hero.tsx'
import { SectionsInView } from '../features/section/SectionsInView.tsx'

/**
 * The frame of the five sites (SPEC 2.11): header, hero, contact and footer around the sections that a
 * page lists. It stands with its text before any script or answer, and lives on when a page fails.
 */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const slug = useLocation().pathname.replaceAll('/', '')
  const site = siteOf(slug)
  return (
    <SiteTheme theme="loom" cache={useHost().styleCache} subsidiary={site?.slug}>
      <SectionsInView key={slug}>
        <SkipLink />
        {site && <SiteHeader site={site} />}
        <main id="main" tabIndex={-1}>
          {site && <Hero site={site} />}
          {children}
          {site && <ContactSection site={site} />}
        </main>
        <SiteFooter slug={slug} />
      </SectionsInView>
    </SiteTheme>
  )
}
