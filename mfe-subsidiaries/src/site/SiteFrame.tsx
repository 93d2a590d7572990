import type { ReactNode } from 'react'
import { PreviewBanner } from 'shared-ui/preview'
import { SubsidiaryColours } from 'shared-ui/subsidiary-colours'
import { SectionsInView } from '../features/section/SectionsInView.tsx'
import { useSite } from './use-site.ts'

/**
 * Provides the subsidiaries' colours from the server. The key resets the section spy, so that each site's header
 * marks its own sections.
 */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SubsidiaryColours />
      <PreviewBanner />
      <SectionsInView key={useSite()?.slug}>{children}</SectionsInView>
    </>
  )
}
