import type { ReactNode } from 'react'
import { PreviewBanner } from 'shared-ui/preview'
import { SubsidiaryColours } from 'shared-ui/subsidiary-colours'

/** Stands around every page of the group: the subsidiaries in the colours that the server says. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SubsidiaryColours />
      <PreviewBanner />
      {children}
    </>
  )
}
