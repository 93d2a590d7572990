import type { ReactNode } from 'react'
import { PreviewBanner } from 'shared-ui/preview'
import { SubsidiaryColours } from 'shared-ui/subsidiary-colours'
import { SectionsInView } from '../features/section/SectionsInView.tsx'
import { useSite } from './use-site.ts'

/** The subsidiaries in the colours that the server says. Begins anew on each site: its header marks the section in view of its own page. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SubsidiaryColours />
      <PreviewBanner />
      <SectionsInView key={useSite()?.slug}>{children}</SectionsInView>
    </>
  )
}
