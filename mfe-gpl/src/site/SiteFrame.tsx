import type { ReactNode } from 'react'
import { PreviewBanner } from 'shared-ui/preview'

/** Wraps every page of the portal. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PreviewBanner />
      {children}
    </>
  )
}
