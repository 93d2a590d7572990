import type { ReactNode } from 'react'
import { PreviewBanner } from 'shared-ui/preview'
import { SubsidiaryColours } from 'shared-ui/subsidiary-colours'

/** Wraps every page of the group, with the subsidiaries' colours from the server. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SubsidiaryColours />
      <PreviewBanner />
      {children}
    </>
  )
}
