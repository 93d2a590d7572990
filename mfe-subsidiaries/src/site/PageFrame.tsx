import type { ReactNode } from 'react'
import { ContactSection } from '../features/contact/ContactSection.tsx'
import { Hero } from '../features/hero/Hero.tsx'
import { SiteFacts } from '../features/structured-data/SiteFacts.tsx'
import { Vista } from '../features/vista/Vista.tsx'
import { SiteHead } from './SiteHead.tsx'
import { useSite } from './use-site.ts'

/**
 * Head, hero and contact section around the sections of a page. Their text is there before any script or response, and
 * remains when a page fails.
 */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const site = useSite()
  return (
    <>
      {site && <SiteHead site={site} />}
      {site && <SiteFacts site={site} />}
      {site && <Hero site={site} />}
      {children}
      {site && <Vista slug={site.slug} />}
      {site && <ContactSection site={site} />}
    </>
  )
}
