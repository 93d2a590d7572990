import { useHost } from 'shared-contracts'
import { useLocation } from 'shared-contracts/router'
import type { ReactNode } from 'react'
import { SiteTheme, SkipLink } from 'shared-ui'
import { siteOf } from '../../data/sites.ts'
import { ContactSection } from '../contact/ContactSection.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { Hero } from '../hero/Hero.tsx'
import { SectionsInView } from '../section/SectionsInView.tsx'

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
        {site && <Header site={site} />}
        <main id="main" tabIndex={-1}>
          {site && <Hero site={site} />}
          {children}
          {site && <ContactSection site={site} />}
        </main>
        <Footer slug={slug} />
      </SectionsInView>
    </SiteTheme>
  )
}
